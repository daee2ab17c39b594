import type { TwoStepSetup } from '@tracking-console/contract/account/security';
import type { Transaction } from '../../database.ts';
import type { Client } from '../../http/callers/client.ts';
import type { Session } from '../../http/callers/session.ts';
import type { AccountEventService } from '../accountEvents/accountEventService.ts';
import type { EventKind } from '../accountEvents/accountEventTable.ts';
import type { PasskeyService } from '../passkeys/passkeyService.ts';
import type { SessionService } from '../sessions/sessionService.ts';
import { isShort } from '../signIn/newPassword.ts';
import type { SignInService } from '../signIn/signInService.ts';
import type { TwoStepService } from '../twoStep/twoStepService.ts';
import type { UserService } from '../users/userService.ts';

interface Needed {
  users: UserService;
  signIn: Pick<SignInService, 'checkPassword'>;
  twoStep: TwoStepService;
  passkeys: Pick<PasskeyService, 'list'>;
  sessions: Pick<SessionService, 'noteSecondStep' | 'dropSecondStep'>;
  accountEvents: AccountEventService;
}

type TurnedOff =
  | { phase: 'off' | 'notOn' }
  | { phase: 'refused'; why: 'wrongPassword' | 'shortPassword' }
  | { phase: 'throttled'; seconds: number };

export type TwoStepChange = ReturnType<typeof createTwoStepChange>;

/** Changes of two-step sign-in, each with its row and its mail. */
export function createTwoStepChange({ users, signIn, twoStep, passkeys, sessions, accountEvents }: Needed) {
  const changing = <Result>(
    event: { gid: string; kind: EventKind; client: Client },
    act: (transaction: Transaction) => Promise<Result | null>,
  ) => accountEvents.change({ ...event, part: 'twoStep' }, act);

  return {
    async begin(gid: string): Promise<TwoStepSetup | null> {
      const user = await users.find(gid);
      return user && twoStep.begin(gid, user.email);
    },

    /** The code is a second step of this session, too. */
    async confirm(
      { gid, idHash }: Session,
      code: string,
      client: Client,
    ): Promise<string[] | 'wrongCode' | 'notBegun'> {
      let refused: 'wrongCode' | 'notBegun' = 'notBegun';
      const codes = await changing({ gid, kind: 'twoStepOn', client }, async (transaction) => {
        const confirmed = await twoStep.confirm(gid, code, transaction);
        if (!Array.isArray(confirmed)) {
          refused = confirmed;
          return null;
        }
        await sessions.noteSecondStep({ idHash }, transaction);
        return confirmed;
      });
      if (codes) return codes;
      await accountEvents.record({ gid, kind: 'twoStepRefused', client, detail: refused });
      return refused;
    },

    /** The password alone is then enough to sign in, so it is required here, and has to be long enough for that. */
    async turnOff(gid: string, password: string, client: Client): Promise<TurnedOff> {
      const user = await users.find(gid);
      if (!user) return { phase: 'notOn' };
      const checked = await signIn.checkPassword(user.email, password, client);
      if (checked.phase === 'throttled') return checked;
      const refused = checked.phase === 'refused' ? 'wrongPassword' : isShort(password) && 'shortPassword';
      if (refused) {
        await accountEvents.record({ gid, kind: 'twoStepRefused', client, detail: refused });
        return { phase: 'refused', why: refused };
      }
      const isOff = await changing({ gid, kind: 'twoStepOff', client }, async (transaction) => {
        if (!(await twoStep.turnOff(gid, transaction))) return null;
        if ((await passkeys.list(gid)).length === 0) await sessions.dropSecondStep(gid, transaction);
        return true;
      });
      return { phase: isOff ? 'off' : 'notOn' };
    },

    renewRecoveryCodes: (gid: string, client: Client): Promise<string[] | null> =>
      changing({ gid, kind: 'recoveryCodesRenewed', client }, (transaction) =>
        twoStep.renewRecoveryCodes(gid, transaction),
      ),
  };
}
