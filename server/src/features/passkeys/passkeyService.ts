import type { AddPasskey, PasskeyProof } from '@tracking-console/contract/account/passkeys';
import { MAX_PASSKEYS } from '@tracking-console/contract/account/securityConstants';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { Database } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { and, DrizzleQueryError, desc, eq, gt, lt } from '../../drizzle.ts';
import type { Client } from '../../http/callers/client.ts';
import { passkeyChallenges, passkeys } from './passkeyTable.ts';

export type PasskeyService = ReturnType<typeof createPasskeyService>;
export type PasskeyRecord = typeof passkeys.$inferSelect;

interface Needed {
  db: Database;
  now: () => Date;
  brand: string;
  /** The console's own: its host is what passkeys belong to. */
  origin: string;
  /** Every address the console is reached at. */
  origins: readonly string[];
}

/** Half a second of loading, which a server's start does not wait for. */
const webAuthn = () => import('@simplewebauthn/server');
/** Time to find the right finger. */
const LIFE_TIME_MS = 5 * MINUTE;

export function createPasskeyService({ db, now, brand, origin, origins }: Needed) {
  const rpID = new URL(origin).hostname;
  const expected = { expectedOrigin: [...origins], expectedRPID: rpID };

  const ofAccount = (gid: string, reader: Database = db) => reader.select().from(passkeys).where(eq(passkeys.gid, gid));

  async function keepChallenge(challenge: string, gid = ''): Promise<void> {
    await db.insert(passkeyChallenges).values({ challenge, gid, expireTime: new Date(now().getTime() + LIFE_TIME_MS) });
  }

  /** Whether the challenge was issued for this purpose; it is deleted then. */
  async function useChallenge(challenge: string, gid = ''): Promise<boolean> {
    const given = and(
      eq(passkeyChallenges.challenge, challenge),
      eq(passkeyChallenges.gid, gid),
      gt(passkeyChallenges.expireTime, now()),
    );
    return (await db.delete(passkeyChallenges).where(given).returning()).length === 1;
  }

  return {
    list: (gid: string, reader?: Database): Promise<PasskeyRecord[]> =>
      ofAccount(gid, reader).orderBy(desc(passkeys.createTime)),

    /** The browser's options to make a passkey; null: the account has as many as it can. */
    async addingOptions(gid: string, email: string): Promise<string | null> {
      const known = await ofAccount(gid);
      if (known.length >= MAX_PASSKEYS) return null;
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpID,
        rpName: brand,
        userID: new TextEncoder().encode(gid),
        userName: email,
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await keepChallenge(options.challenge, gid);
      return JSON.stringify(options);
    },

    /** Answers whether the passkey is now the account's. */
    async add(gid: string, made: AddPasskey, client: Client, transaction: Database = db): Promise<boolean> {
      const { verifyRegistrationResponse } = await webAuthn();
      const verification = await verifyRegistrationResponse({
        ...expected,
        response: {
          id: made.id,
          rawId: made.id,
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON: made.client_data, attestationObject: made.attestation },
        },
        expectedChallenge: (challenge) => useChallenge(challenge, gid),
      }).catch(asUnverified);
      if (!verification.verified) return false;
      const { id, publicKey, counter } = verification.registrationInfo.credential;
      const row = {
        gid,
        credentialId: id,
        counter,
        transports: made.transports,
        createTime: now(),
        publicKey: Buffer.from(publicKey).toString('base64url'),
        userAgent: client.userAgent,
      };
      return (await transaction.insert(passkeys).values(row).onConflictDoNothing().returning()).length === 1;
    },

    /** The options a browser needs to use any of its passkeys. */
    async usingOptions(): Promise<string> {
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      await keepChallenge(options.challenge);
      return JSON.stringify(options);
    },

    /** The passkey's owner; null: it is unknown, or the proof is invalid. */
    async prove(proof: PasskeyProof): Promise<string | null> {
      const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, proof.id));
      if (!passkey) return null;
      const { verifyAuthenticationResponse } = await webAuthn();
      const verification = await verifyAuthenticationResponse({
        ...expected,
        response: {
          id: proof.id,
          rawId: proof.id,
          type: 'public-key',
          clientExtensionResults: {},
          response: {
            clientDataJSON: proof.client_data,
            authenticatorData: proof.authenticator_data,
            signature: proof.signature,
          },
        },
        expectedChallenge: (challenge) => useChallenge(challenge),
        credential: {
          id: passkey.credentialId,
          publicKey: Buffer.from(passkey.publicKey, 'base64url'),
          counter: passkey.counter,
        },
      }).catch(asUnverified);
      if (!verification.verified) return null;
      const { newCounter } = verification.authenticationInfo;
      await db.update(passkeys).set({ counter: newCounter, lastUsedTime: now() }).where(eq(passkeys.id, passkey.id));
      return passkey.gid;
    },

    async remove(gid: string, id: string, transaction: Database = db): Promise<boolean> {
      const named = and(eq(passkeys.gid, gid), eq(passkeys.id, id));
      return (await transaction.delete(passkeys).where(named).returning()).length === 1;
    },

    deleteExpired: (): Promise<number> =>
      deleteInBatches(db, passkeyChallenges, lt(passkeyChallenges.expireTime, now())),
  };
}

/** The library throws for a proof that is not one: another site's, a used challenge, broken bytes. */
function asUnverified(error: unknown) {
  // While the database is away the challenge was not even looked up.
  if (error instanceof DrizzleQueryError) throw error;
  return { verified: false } as const;
}
