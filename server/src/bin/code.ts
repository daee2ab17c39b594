import { DEMO_ACCOUNTS } from '../features/signIn/demoAccounts.ts';
import { CODE_LIFE_MS, codeAt } from '../features/twoStep/oneTimeCodes.ts';

/** `npm run code`: what an authenticator app would show for the demo's accounts with two-step sign-in. */
export function printCodes(now = new Date()): void {
  const next = new Date(now.getTime() + CODE_LIFE_MS);
  console.log('Codes of the demo accounts with two-step sign-in. Each works once; the next one is accepted already.');
  for (const account of DEMO_ACCOUNTS)
    if ('secret' in account)
      console.log(`  ${account.email.padEnd(21)} ${codeAt(account.secret, now)}  next ${codeAt(account.secret, next)}`);
}
