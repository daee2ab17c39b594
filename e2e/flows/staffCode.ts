import { openSync } from 'node:fs';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { DEMO_ACCOUNTS } from '../../server/src/features/signIn/demoAccounts.ts';

const HALF_MINUTE_MS = 30_000;

/** Whether the account signs in with a code. */
export const needsCode = (email: string): boolean => secretOf(email) !== undefined;

/**
 * A code of the account that no journey of this run has taken. The server accepts those of three half minutes, each once;
 * undefined: all three are taken, and the next half minute brings another.
 */
export function takeCode(email: string): string | undefined {
  const secret = secretOf(email);
  if (!secret) throw new Error(`${email} signs in without a code.`);
  const current = Math.floor(Date.now() / HALF_MINUTE_MS);
  const step = [current - 1, current, current + 1].find((one) => claim(`${email}.${one}.code`));
  return step === undefined ? undefined : new TOTP({ secret }).generate({ timestamp: step * HALF_MINUTE_MS });
}

/** Workers share the folder: the one that makes the file has it. */
function claim(name: string): boolean {
  try {
    openSync(join(process.env.E2E_FOLDER ?? '', name), 'wx');
    return true;
  } catch {
    return false;
  }
}

function secretOf(email: string): string | undefined {
  const account = DEMO_ACCOUNTS.find((one) => one.email === email);
  return account && 'secret' in account ? account.secret : undefined;
}
