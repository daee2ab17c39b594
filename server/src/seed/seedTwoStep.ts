import { DEMO_ACCOUNTS } from '../features/signIn/demoAccounts.ts';
import type { Services } from '../services.ts';

/** The staff of the demo have two-step sign-in, which their roles need. If it is on already, it stays. */
export async function seedTwoStep({ twoStep }: Services, gid: string, email: string): Promise<void> {
  const account = DEMO_ACCOUNTS.find((one) => one.email === email);
  if (account && 'secret' in account) await twoStep.turnOn(gid, account.secret);
}
