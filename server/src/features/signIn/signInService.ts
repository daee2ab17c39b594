import type { PasskeyProof } from '@tracking-console/contract/account/passkeys';
import { HOUR, SECOND } from '@tracking-console/contract/values/durations';
import { addressKey } from '../../http/callers/addressKey.ts';
import type { Client } from '../../http/callers/client.ts';
import type { AccountEventService } from '../accountEvents/accountEventService.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { PasskeyService } from '../passkeys/passkeyService.ts';
import type { SessionService } from '../sessions/sessionService.ts';
import type { TwoStepService } from '../twoStep/twoStepService.ts';
import type { User, UserService } from '../users/userService.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import { createThrottle, GUESSED } from './throttle.ts';

type Throttled = { phase: 'throttled'; seconds: number };
type Refusal = { phase: 'refused' } | Throttled;
type SignedIn = { phase: 'signedIn'; sessionId: string };
type SecondStep = { phase: 'secondStep'; token: string };
export type SignInOutcome = SignedIn | SecondStep | Refusal;
/** `ended`: the password was given too long ago. */
export type SecondStepOutcome = SignedIn | { phase: 'ended' } | Refusal;
export type PasswordOutcome = { phase: 'matched'; user: User } | Refusal;
export type CodeOutcome = { phase: 'matched' } | Refusal;

/** Per account, for any kind of proof: each sign-in adds a session and a row of the account's history. */
const SIGN_INS = { name: 'signed-in', calls: 600, window: HOUR };

export type SignInService = ReturnType<typeof createSignInService>;

interface Needed {
  limits: RateLimits;
  users: UserService;
  sessions: SessionService;
  accountEvents: AccountEventService;
  twoStep: TwoStepService;
  passkeys: PasskeyService;
}

export function createSignInService({ limits, users, sessions, accountEvents, twoStep, passkeys }: Needed) {
  const passwords = createThrottle(limits, GUESSED.password, accountEvents.recognize);
  const codes = createThrottle(limits, GUESSED.code, accountEvents.recognize);

  async function matchPassword(user: User | null, email: string, password: string, client: Client) {
    const attempt = { ...client, email, gid: user?.gid ?? null };
    const checked = await passwords.check(attempt, () =>
      verifyPassword(user?.passwordHash ?? null, password, addressKey(client.ip)),
    );
    if ('seconds' in checked) return { phase: 'throttled', seconds: checked.seconds } as const;
    if (!user || !checked.right) return { phase: 'refused' } as const;
    return { phase: 'matched', user } as const;
  }

  /** A code of two-step sign-in, which is used up; guessing is slowed down. */
  async function checkCode({ gid, email }: User, code: string, client: Client): Promise<CodeOutcome> {
    let used: Awaited<ReturnType<typeof twoStep.useCode>> = null;
    const checked = await codes.check({ ...client, email, gid }, async () => {
      used = await twoStep.useCode(gid, code);
      return used !== null;
    });
    if ('seconds' in checked) return { phase: 'throttled', seconds: checked.seconds };
    if (!checked.right) return { phase: 'refused' };
    if (used === 'recovery') {
      const event = { gid, kind: 'recoveryCodeUsed', client } as const;
      await accountEvents.record(event);
      accountEvents.mail(event);
    }
    return { phase: 'matched' };
  }

  async function countSignIn(gid: string): Promise<Throttled | null> {
    const wait = await limits.take(gid, SIGN_INS);
    return wait > 0 ? { phase: 'throttled', seconds: Math.ceil(wait / SECOND) } : null;
  }

  /** After the first proof: the account is open, or the second step waits. */
  async function enter(gid: string, client: Client, device: string): Promise<SignedIn | SecondStep | Throttled> {
    if (!(await twoStep.isOn(gid))) return open({ gid, client, device, secondStep: false });
    return (await countSignIn(gid)) ?? { phase: 'secondStep', token: await twoStep.openStep(gid) };
  }

  interface Opening {
    gid: string;
    client: Client;
    device: string;
    secondStep: boolean;
  }

  async function open({ gid, client, device, secondStep }: Opening): Promise<SignedIn | Throttled> {
    const throttled = await countSignIn(gid);
    if (throttled) return throttled;
    await accountEvents.recordSignIn(gid, client, device);
    if (await users.cancelDeletion(gid)) {
      const event = { gid, kind: 'deletionCanceled', client } as const;
      await accountEvents.record(event);
      accountEvents.mail(event);
    }
    return { phase: 'signedIn', sessionId: await sessions.open(gid, client, secondStep) };
  }

  return {
    checkCode,

    /** The account of the e-mail and the password; guessing is slowed down. */
    async checkPassword(email: string, password: string, client: Client): Promise<PasswordOutcome> {
      return matchPassword(await users.findByEmail(email), email, password, client);
    },

    /** @param device the browser's own id */
    async signIn(email: string, password: string, client: Client, device: string): Promise<SignInOutcome> {
      const user = await users.findByEmail(email);
      const outcome = await matchPassword(user, email, password, client);
      if (outcome.phase === 'refused' && user)
        accountEvents.recordAttempt({ gid: user.gid, kind: 'signInRefused', client, detail: 'password' });
      if (outcome.phase !== 'matched') return outcome;
      const { gid, passwordHash } = outcome.user;
      if (isOutdated(passwordHash)) await users.setPasswordHash(gid, await hashPassword(password, client.ip));
      return enter(gid, client, device);
    },

    /** A passkey is both steps: something the customer has, unlocked by what they know or are. */
    async signInWithPasskey(proof: PasskeyProof, client: Client, device: string): Promise<SignedIn | Throttled | null> {
      const gid = await passkeys.prove(proof);
      if (gid === null) return null;
      await twoStep.endSteps(gid);
      return open({ gid, client, device, secondStep: true });
    },

    /** Here an account elsewhere replaces the password. */
    signInWithSocial: enter,

    /** @param token of the first step */
    async signInWithCode(token: string, code: string, client: Client, device: string): Promise<SecondStepOutcome> {
      const gid = await twoStep.findStep(token);
      const user = gid === null ? null : await users.find(gid);
      if (!user) return { phase: 'ended' };
      const outcome = await checkCode(user, code, client);
      if (outcome.phase === 'refused')
        accountEvents.recordAttempt({ gid: user.gid, kind: 'signInRefused', client, detail: 'code' });
      if (outcome.phase !== 'matched') return outcome;
      await twoStep.endSteps(user.gid);
      return open({ gid: user.gid, client, device, secondStep: true });
    },
  };
}
