import type { PageConfiguration } from '@tracking-console/contract/page/page';

const TEST_ENVIRONMENTS = ['test1', 'test2', 'uat'] as const;
export type Environment = (typeof TEST_ENVIRONMENTS)[number] | 'production';

/** The first label of the page's host names the environment; every other host is production. */
export function environmentOf(host: string): Environment {
  const label = host.split('.')[0]?.toLowerCase();
  return TEST_ENVIRONMENTS.find((environment) => environment === label) ?? 'production';
}

/** The roots of the host's environment; each environment's console API has a prefix of its own. */
export function rootsOf(
  { roots, consolePrefixes }: Pick<PageConfiguration, 'roots' | 'consolePrefixes'>,
  host: string,
): PageConfiguration['roots'] {
  return { ...roots, console: (consolePrefixes[environmentOf(host)] ?? '') + roots.console };
}
