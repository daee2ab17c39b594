import type { TwoStepSetup } from '@tracking-console/contract/security';
import type { Transaction } from '../../database.ts';
import type { Client } from '../../http/client.ts';
import type { AccountEventService } from '../accountEvents/accountEventService.ts';
import type { EventKind } from '../accountEvents/accountEventTable.ts';
import type { TwoStepService } from '../twoStep/twoStepService.ts';
import type { UserService } from '../users/userService.ts';

interface Needed {
  users: UserService;
  twoStep: TwoStepService;
  accountEvents: AccountEventService;
}

export type TwoStepChange = ReturnType<typeof createTwoStepChange>;

/** Changes of two-step sign-in, each with its row and its mail. */
export function createTwoStepChange({ users, twoStep, accountEvents }: Needed) {
  const changing = <Result>(
    event: { gid: string; kind: EventKind; client: Client },
    act: (transaction: Transaction) => Promise<Result | null>,
  ) => accountEvents.change({ ...event, part: 'twoStep' }, act);

  return {
    async begin(gid: string): Promise<TwoStepSetup | null> {
      const user = await users.find(gid);
      return user && twoStep.begin(gid, user.email);
    },

    async confirm(gid: string, code: string, client: Client): Promise<string[] | 'wrongCode' | 'notBegun'> {
      let refused: 'wrongCode' | 'notBegun' = 'notBegun';
      const codes = await changing({ gid, kind: 'twoStepOn', client }, async (transaction) => {
        const confirmed = await twoStep.confirm(gid, code, transaction);
        if (Array.isArray(confirmed)) return confirmed;
        refused = confirmed;
        return null;
      });
      if (codes) return codes;
      await accountEvents.record({ gid, kind: 'twoStepRefused', client, detail: refused });
      return refused;
    },

    turnOff: (gid: string, client: Client): Promise<true | null> =>
      changing({ gid, kind: 'twoStepOff', client }, async (transaction) =>
        (await twoStep.turnOff(gid, transaction)) ? true : null,
      ),

    renewRecoveryCodes: (gid: string, client: Client): Promise<string[] | null> =>
      changing({ gid, kind: 'recoveryCodesRenewed', client }, (transaction) =>
        twoStep.renewRecoveryCodes(gid, transaction),
      ),
  };
}
