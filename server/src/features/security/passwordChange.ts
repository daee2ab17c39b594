import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import type { Database } from '../../database.ts';
import { addressKey } from '../../http/callers/addressKey.ts';
import type { Client } from '../../http/callers/client.ts';
import type { Session } from '../../http/callers/session.ts';
import type { AccountEventService } from '../accountEvents/accountEventService.ts';
import { publishLive } from '../live/publishLive.ts';
import { hashSessionId, type SessionService } from '../sessions/sessionService.ts';
import { faultOf } from '../signIn/newPassword.ts';
import type { PasswordResetService } from '../signIn/passwordResetService.ts';
import { hashPassword } from '../signIn/passwords.ts';
import type { SignInService } from '../signIn/signInService.ts';
import type { TwoStepService } from '../twoStep/twoStepService.ts';
import type { UserService } from '../users/userService.ts';

interface Needed {
  db: Database;
  users: UserService;
  sessions: SessionService;
  signIn: Pick<SignInService, 'checkPassword'>;
  passwordResets: Pick<PasswordResetService, 'endLinks'>;
  twoStep: Pick<TwoStepService, 'endSteps' | 'isOn'>;
  accountEvents: AccountEventService;
}

type Why = 'wrongPassword' | 'samePassword' | 'shortPassword' | 'breachedPassword';
export type ChangeOutcome =
  | { phase: 'changed'; sessionId: string }
  | { phase: 'refused'; code: (typeof SECURITY_CODES)[Why]; why: Why }
  | { phase: 'throttled'; seconds: number }
  | { phase: 'ended' };

export type PasswordChange = ReturnType<typeof createPasswordChange>;

export function createPasswordChange(needed: Needed) {
  const { db, users, sessions, signIn, passwordResets, twoStep, accountEvents } = needed;

  /** Ends all other sessions, and everything that was begun with the old password. */
  async function change(session: Session, passwordHash: string, client: Client): Promise<ChangeOutcome> {
    const { gid } = session;
    const event = { gid, kind: 'passwordChanged', client } as const;
    const sessionId = await db.transaction(async (transaction) => {
      const rotated = await sessions.rotate(session, transaction);
      if (rotated === null) return null;
      await sessions.endOthers({ gid, idHash: hashSessionId(rotated) }, transaction);
      await users.setPasswordHash(gid, passwordHash, transaction);
      await passwordResets.endLinks(gid, transaction);
      await twoStep.endSteps(gid, transaction);
      await accountEvents.record(event, transaction);
      await publishLive(transaction, [{ gid, scope: null, kind: 'security', ids: ['sessions'] }]);
      return rotated;
    });
    if (sessionId === null) return { phase: 'ended' };
    accountEvents.mail(event);
    return { phase: 'changed', sessionId };
  }

  return {
    async change(
      session: Session,
      { current, password }: { current: string; password: string },
      client: Client,
    ): Promise<ChangeOutcome> {
      const { gid } = session;
      const user = await users.find(gid);
      if (!user) return { phase: 'ended' };
      const outcome = await signIn.checkPassword(user.email, current, client);
      if (outcome.phase === 'throttled') return outcome;
      const why = outcome.phase === 'refused' ? 'wrongPassword' : whyNot(current, password, await twoStep.isOn(gid));
      if (why === null) return change(session, await hashPassword(password, addressKey(client.ip)), client);
      await accountEvents.record({ gid, kind: 'passwordChangeRefused', client, detail: why });
      return { phase: 'refused', code: SECURITY_CODES[why], why };
    },
  };
}

function whyNot(current: string, password: string, hasTwoStep: boolean): Why | null {
  if (password.normalize('NFC') === current.normalize('NFC')) return 'samePassword';
  const fault = faultOf(password, hasTwoStep);
  return fault && `${fault}Password`;
}
