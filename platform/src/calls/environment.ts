import type { PageConfiguration } from '@tracking-console/contract/page';

const TEST_ENVIRONMENTS = ['test1', 'test2', 'uat'] as const;
export type Environment = (typeof TEST_ENVIRONMENTS)[number] | 'production';

/** CA-1: the first label of the page's host names the environment; every other host is production. */
export function environmentOf(host: string): Environment {
  const label = host.split('.')[0]?.toLowerCase();
  return TEST_ENVIRONMENTS.find((environment) => environment === label) ?? 'production';
}

/** CA-1: the roots of the environment this host belongs to; each environment's console API stands under its own prefix. */
export function rootsOf(
  { roots, consolePrefixes }: Pick<PageConfiguration, 'roots' | 'consolePrefixes'>,
  host: string,
): PageConfiguration['roots'] {
  return { ...roots, console: (consolePrefixes[environmentOf(host)] ?? '') + roots.console };
}
