import type { ACCOUNT_CALLS, ACCOUNT_CONSOLE_CALLS } from '@tracking-console/contract/account/accountCalls';
import { type RouteAnswerOf, routeCallOf } from '@tracking-console/platform';

/** One of the calls about the account, as it is sent. */
export const accountCall = routeCallOf<typeof ACCOUNT_CALLS>('newUser');
export type AccountAnswer<Path extends keyof typeof ACCOUNT_CALLS> = RouteAnswerOf<typeof ACCOUNT_CALLS, Path>;

/** One of those about its keys, its audit log and its export. */
export const consoleCall = routeCallOf<typeof ACCOUNT_CONSOLE_CALLS>('console');
export type ConsoleAnswer<Path extends keyof typeof ACCOUNT_CONSOLE_CALLS> = RouteAnswerOf<
  typeof ACCOUNT_CONSOLE_CALLS,
  Path
>;
