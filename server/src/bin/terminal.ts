import type { Configuration } from '../config.ts';
import { textsOf } from '../documents/texts.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../features/signIn/demoAccounts.ts';
import { otpUri } from '../features/twoStep/oneTimeCodes.ts';

/** Prints what a long step is and, when it is done, how long it took; steps may run beside each other. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  console.log(`${name} …`);
  const started = performance.now();
  const result = await work();
  console.log(`${name}: done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** The last lines of a start: where the console is and who can sign in. */
export function printGreeting(address: string, { demo, brand }: Pick<Configuration, 'demo' | 'brand'>): void {
  console.log(`\nThe console is at ${address}\n`);
  if (demo) printAccounts(brand);
  console.log('Ctrl+C ends it.');
}

function printAccounts(brand: string): void {
  const { t } = textsOf('en');
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
  console.log(`  ${'Account'.padEnd(width)}  What it is for (password ${DEMO_PASSWORD})`);
  for (const { email, about } of DEMO_ACCOUNTS) console.log(`  ${email.padEnd(width)}  ${t(about)}`);
  console.log('\n  These also need a code. npm run code prints it, or put the key into an authenticator app:');
  for (const account of DEMO_ACCOUNTS)
    if ('secret' in account)
      console.log(`  ${account.email.padEnd(width)}  ${otpUri(account.secret, brand, account.email)}`);
  console.log('');
}
