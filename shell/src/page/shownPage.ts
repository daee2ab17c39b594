import type { Identity } from '@tracking-console/contract/statuses';
import { consoleOf, hasIdentity, type State, selectUser } from '@tracking-console/platform';

/** What stands in the main area: a console's page, or one of the shell's own. */
export type ShownPage = 'waiting' | 'console' | 'unauthorized' | 'notFound' | 'profileFailed';

/** RT-8, RT-9, SH-12. `failed`: the last answer brought no profile, so a retry keeps the error page. */
export function shownPage(state: State, pathname: string, failed: boolean): ShownPage {
  const { status, profile } = selectUser(state);
  if (!profile) return status === 'loaded' || failed ? 'profileFailed' : 'waiting';
  if (pathname === '/') return 'waiting';
  const identity = consoleOf(pathname);
  if (!identity) return 'notFound';
  return hasIdentity(identity)(state) ? 'console' : 'unauthorized';
}

/** MN-6: whose menu is shown. An address of no console shows that of the first identity that is open (RT-1). */
export function menuIdentity(state: State, pathname: string): Identity {
  const here = consoleOf(pathname);
  if (here) return here;
  return hasIdentity('API')(state) && !hasIdentity('BUYER')(state) ? 'API' : 'BUYER';
}
