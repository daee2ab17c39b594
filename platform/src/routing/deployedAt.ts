import { firstSegment } from '@tracking-console/contract/page/addresses';
import type { DeployedApplication } from '@tracking-console/contract/page/applications';
import { DEFAULT_LANGUAGE } from '@tracking-console/contract/values/languages';

/** The application that the deployment has put under this address, if it is one of those. */
export function deployedAt(applications: readonly DeployedApplication[], pathname: string): DeployedApplication | null {
  const segment = firstSegment(pathname);
  return applications.find(({ prefix }) => prefix !== undefined && prefix === segment) ?? null;
}

/** Its title in this language. */
export function titleOf({ name, title }: DeployedApplication, language: string): string {
  if (typeof title === 'string') return title;
  return title?.[language] ?? title?.[DEFAULT_LANGUAGE] ?? name;
}
