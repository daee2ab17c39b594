import type { DeployedApplication } from '@tracking-console/contract/page/applications';
import { consoleOf } from '../routing/consoleOf.ts';
import { deployedAt } from '../routing/deployedAt.ts';

const MAX_LENGTH = 2048;

/**
 * Where an application may send the browser: an address of this page's origin under a console's prefix, or under that
 * of an application the deployment has added.
 * Returns path, search and hash, or null for everything else.
 */
export function routeTarget(
  target: unknown,
  here: string,
  deployed: readonly DeployedApplication[] = [],
): string | null {
  if (typeof target !== 'string' || target.length > MAX_LENGTH) return null;
  const page = new URL(here);
  if (!URL.canParse(target, page.href)) return null;
  const { origin, protocol, pathname, search, hash } = new URL(target, page.href);
  if (origin !== page.origin || protocol !== page.protocol) return null;
  if (consoleOf(pathname) === null && deployedAt(deployed, pathname) === null) return null;
  return pathname + search + hash;
}
