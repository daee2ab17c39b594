import { readAddress } from '@tracking-console/contract/page/addresses';
import type { PageConfiguration } from '@tracking-console/contract/page/page';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { consoleOf, deployedAt, hasIdentity, isReleasePage, type State, selectUser } from '@tracking-console/platform';

/** What the main area shows: a console's page, an application's of the deployment, or one of the shell's own. */
export type ShownPage =
  | 'waiting'
  | 'console'
  | 'application'
  | 'welcome'
  | 'unauthorized'
  | 'notFound'
  | 'signInRefused'
  | 'profileFailed';

/** `failed`: the last answer brought no profile, so a retry keeps the error page. */
export function shownPage(
  state: State,
  pathname: string,
  failed: boolean,
  { applications, rights }: Pick<PageConfiguration, 'applications' | 'rights'>,
): ShownPage {
  const { status, profile, signInRefused } = selectUser(state);
  if (!profile && signInRefused) return 'signInRefused';
  if (!profile) return status === 'loaded' || failed ? 'profileFailed' : 'waiting';
  const { page } = readAddress(pathname);
  if (page === 'start') return 'waiting';
  if (page === 'welcome') return page;
  if (isReleasePage(pathname)) return rights.release || rights.override ? 'application' : 'unauthorized';
  const application = deployedAt(applications, pathname);
  const identity = consoleOf(pathname) ?? application?.identity;
  if (identity && !hasIdentity(identity)(state)) return 'unauthorized';
  if (application) return 'application';
  return identity ? 'console' : 'notFound';
}

/** The identity whose menu is shown. An address without an identity shows that of the first open identity. */
export function menuIdentity(state: State, pathname: string, deployed: PageConfiguration['applications']): Identity {
  const here = consoleOf(pathname) ?? deployedAt(deployed, pathname)?.identity;
  if (here) return here;
  return hasIdentity('API')(state) && !hasIdentity('BUYER')(state) ? 'API' : 'BUYER';
}
