import type { TwoStepSetup, TwoStepState } from '@tracking-console/contract/account/security';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { Database } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { and, arrayContains, eq, gt, isNotNull, isNull, lt, sql } from '../../drizzle.ts';
import type { Sealer } from '../../sealing.ts';
import { sha256 } from '../../sha256.ts';
import { createId } from '../sessions/sessionService.ts';
import { hashCode, isAppCode, newRecoveryCodes, newSecret, otpUri, plainCode, stepOfCode } from './oneTimeCodes.ts';
import { signInSteps, twoSteps } from './twoStepTable.ts';

export type TwoStepService = ReturnType<typeof createTwoStepService>;

interface Needed {
  db: Database;
  now: () => Date;
  sealer: Sealer;
  brand: string;
}

/** Time to find the phone between the password and the code. */
export const STEP_LIFE_MS = 10 * MINUTE;
const contextOf = (gid: string) => `two-step ${gid}`;

export function createTwoStepService({ db, now, sealer, brand }: Needed) {
  const isOf = (gid: string) => and(eq(twoSteps.gid, gid), isNotNull(twoSteps.onTime));

  async function find(gid: string) {
    const [row] = await db.select().from(twoSteps).where(eq(twoSteps.gid, gid));
    return row;
  }

  /** Whether the code is current and was not accepted before; of two at once one is. */
  async function useAppCode(gid: string, sealed: string, code: string): Promise<boolean> {
    const step = stepOfCode(sealer.open(sealed, contextOf(gid)), code, now());
    if (step === null) return false;
    const used = await db
      .update(twoSteps)
      .set({ lastStep: step })
      .where(and(isOf(gid), lt(twoSteps.lastStep, step)))
      .returning({ gid: twoSteps.gid });
    return used.length === 1;
  }

  async function useRecoveryCode(gid: string, code: string): Promise<boolean> {
    const hash = hashCode(gid, code);
    const used = await db
      .update(twoSteps)
      .set({ recoveryHashes: sql`array_remove(${twoSteps.recoveryHashes}, ${hash})` })
      .where(and(isOf(gid), arrayContains(twoSteps.recoveryHashes, [hash])))
      .returning({ gid: twoSteps.gid });
    return used.length === 1;
  }

  return {
    async isOn(gid: string): Promise<boolean> {
      return Boolean((await find(gid))?.onTime);
    },

    async state(gid: string): Promise<TwoStepState> {
      const row = await find(gid);
      if (!row?.onTime) return { since: null, recovery_codes: 0 };
      return { since: row.onTime.toISOString(), recovery_codes: row.recoveryHashes.length };
    },

    /** A new secret, until its first code is confirmed; null: two-step sign-in is on already. */
    async begin(gid: string, email: string): Promise<TwoStepSetup | null> {
      const secret = newSecret();
      const values = { secret: sealer.seal(secret, contextOf(gid)), lastStep: 0, recoveryHashes: [] };
      const begun = await db
        .insert(twoSteps)
        .values({ gid, ...values })
        .onConflictDoUpdate({ target: twoSteps.gid, set: values, setWhere: isNull(twoSteps.onTime) })
        .returning({ gid: twoSteps.gid });
      return begun.length === 1 ? { secret, uri: otpUri(secret, brand, email) } : null;
    },

    /** Uses a secret that the account's owner has already; if it is on, nothing changes. */
    async turnOn(gid: string, secret: string): Promise<void> {
      const values = { secret: sealer.seal(secret, contextOf(gid)), onTime: now() };
      await db
        .insert(twoSteps)
        .values({ gid, ...values })
        .onConflictDoNothing();
    },

    /** Turns it on when the code proves that the app has the secret; answers with the recovery codes. */
    async confirm(gid: string, code: string, transaction: Database = db): Promise<string[] | 'wrongCode' | 'notBegun'> {
      const row = await find(gid);
      if (!row || row.onTime) return 'notBegun';
      const step = stepOfCode(sealer.open(row.secret, contextOf(gid)), plainCode(code), now());
      if (step === null) return 'wrongCode';
      const codes = newRecoveryCodes();
      const recoveryHashes = codes.map((one) => hashCode(gid, one));
      const turnedOn = await transaction
        .update(twoSteps)
        .set({ onTime: now(), lastStep: step, recoveryHashes })
        .where(and(eq(twoSteps.gid, gid), eq(twoSteps.secret, row.secret), isNull(twoSteps.onTime)))
        .returning({ gid: twoSteps.gid });
      return turnedOn.length === 1 ? codes : 'notBegun';
    },

    /** Uses a code up: one from the app, or a recovery code. */
    async useCode(gid: string, code: string): Promise<'app' | 'recovery' | null> {
      const row = await find(gid);
      if (!row?.onTime) return null;
      const plain = plainCode(code);
      // A recovery code needs no secret, so it works where the key of the secrets was lost.
      if (isAppCode(plain)) return (await useAppCode(gid, row.secret, plain)) ? 'app' : null;
      return (await useRecoveryCode(gid, plain)) ? 'recovery' : null;
    },

    async turnOff(gid: string, transaction: Database = db): Promise<boolean> {
      const gone = await transaction.delete(twoSteps).where(isOf(gid)).returning({ gid: twoSteps.gid });
      return gone.length === 1;
    },

    /** Replaces the former codes; null: two-step sign-in is off. */
    async renewRecoveryCodes(gid: string, transaction: Database = db): Promise<string[] | null> {
      const codes = newRecoveryCodes();
      const recoveryHashes = codes.map((one) => hashCode(gid, one));
      const renewed = await transaction.update(twoSteps).set({ recoveryHashes }).where(isOf(gid)).returning();
      return renewed.length === 1 ? codes : null;
    },

    /** Waits for the second step of a sign-in; answers with the token, which only the browser keeps. */
    async openStep(gid: string): Promise<string> {
      const token = createId();
      const expireTime = new Date(now().getTime() + STEP_LIFE_MS);
      await db.insert(signInSteps).values({ tokenHash: sha256(token), gid, expireTime });
      return token;
    },

    async findStep(token: string): Promise<string | null> {
      const waits = and(eq(signInSteps.tokenHash, sha256(token)), gt(signInSteps.expireTime, now()));
      const [row] = await db.select({ gid: signInSteps.gid }).from(signInSteps).where(waits);
      return row?.gid ?? null;
    },

    /** Ends the account's pending sign-ins: one has succeeded, or the password has changed. */
    async endSteps(gid: string, transaction: Database = db): Promise<void> {
      await transaction.delete(signInSteps).where(eq(signInSteps.gid, gid));
    },

    deleteExpired: (): Promise<number> => deleteInBatches(db, signInSteps, lt(signInSteps.expireTime, now())),
  };
}
