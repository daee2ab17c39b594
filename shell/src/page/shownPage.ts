import type { DeployedApplication } from '@tracking-console/contract/applications';
import type { Identity } from '@tracking-console/contract/statuses';
import { consoleOf, deployedAt, hasIdentity, type State, selectUser } from '@tracking-console/platform';

/** What stands in the main area: a console's page, an application's of the deployment, or one of the shell's own. */
export type ShownPage = 'waiting' | 'console' | 'application' | 'unauthorized' | 'notFound' | 'profileFailed';

/** RT-8, RT-9, SH-12. `failed`: the last answer brought no profile, so a retry keeps the error page. */
export function shownPage(
  state: State,
  pathname: string,
  failed: boolean,
  deployed: readonly DeployedApplication[],
): ShownPage {
  const { status, profile } = selectUser(state);
  if (!profile) return status === 'loaded' || failed ? 'profileFailed' : 'waiting';
  if (pathname === '/') return 'waiting';
  const application = deployedAt(deployed, pathname);
  const identity = consoleOf(pathname) ?? application?.identity;
  if (identity && !hasIdentity(identity)(state)) return 'unauthorized';
  if (application) return 'application';
  return identity ? 'console' : 'notFound';
}

/** MN-6: whose menu is shown. An address of no identity shows that of the first identity that is open (RT-1). */
export function menuIdentity(state: State, pathname: string, deployed: readonly DeployedApplication[]): Identity {
  const here = consoleOf(pathname) ?? deployedAt(deployed, pathname)?.identity;
  if (here) return here;
  return hasIdentity('API')(state) && !hasIdentity('BUYER')(state) ? 'API' : 'BUYER';
}
