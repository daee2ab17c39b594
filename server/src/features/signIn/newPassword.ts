import { MIN_PASSWORD } from '@tracking-console/contract/account/userConstants';
import { isBreached } from './breachedPasswords.ts';

/** A password that is alone enough to sign in has to be longer; the schemas check the minimum of all. */
export const isShort = (password: string): boolean => [...password].length < MIN_PASSWORD;

/** Why an account may not get the password; null: it may. */
export function faultOf(password: string, hasTwoStep: boolean): 'short' | 'breached' | null {
  if (isBreached(password)) return 'breached';
  return !hasTwoStep && isShort(password) ? 'short' : null;
}
