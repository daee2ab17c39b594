import { createHash } from 'node:crypto';
import { RECOVERY_CODES } from '@tracking-console/contract/account/securityConstants';
import { SECOND } from '@tracking-console/contract/values/durations';
import { Secret, TOTP } from 'otpauth';

/** The settings that every authenticator app supports. */
const TOTP_RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
export const CODE_LIFE_MS = TOTP_RULES.period * SECOND;
const SECRET_BYTES = 20;
/** A phone's clock may be off by one code in either direction. */
const WINDOW = 1;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export function otpUri(secret: string, brand: string, email: string): string {
  return new TOTP({ ...TOTP_RULES, secret, issuer: brand, label: email }).toString();
}

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** The code an authenticator app shows at this time. */
export const codeAt = (secret: string, time: Date): string =>
  new TOTP({ ...TOTP_RULES, secret }).generate({ timestamp: time.getTime() });

/** The half minute of the code; null: it is not a present one. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!isAppCode(code)) return null;
  const timestamp = now.getTime();
  const delta = new TOTP({ ...TOTP_RULES, secret }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / SECOND / TOTP_RULES.period) + delta;
}

/** Accepts a code as typed or printed: with or without spaces and hyphens, in any case. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

const RECOVERY_BYTES = 10;

/** 80 random bits each, in groups that can be copied by hand. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    // 16 characters of base32, which has neither 0 nor 1.
    const letters = new Secret({ size: RECOVERY_BYTES }).base32.toLowerCase();
    return (letters.match(/.{4}/g) ?? []).join('-');
  });
}

/** The codes are random, so a plain hash gives nothing away. */
export const hashCode = (gid: string, code: string): string =>
  createHash('sha256')
    .update(`${gid} ${plainCode(code)}`)
    .digest('hex');
