import { randomUUID } from 'node:crypto';
import { DELETION_DAYS } from '@tracking-console/contract/account/userConstants';
import { DAY } from '@tracking-console/contract/values/durations';
import type { Database, Transaction } from '../../database.ts';
import { textsOf } from '../../documents/texts.ts';
import { and, eq, lte } from '../../drizzle.ts';
import type { Client } from '../../http/callers/client.ts';
import { messageOf } from '../../http/errors/describeError.ts';
import type { AccountEventService } from '../accountEvents/accountEventService.ts';
import { liveEvents } from '../live/liveEventTable.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SessionService } from '../sessions/sessionService.ts';
import { shipmentCounts } from '../shipments/shipmentCountTable.ts';
import { shipmentMoments } from '../shipments/shipmentMomentTable.ts';
import type { PasswordResetService } from '../signIn/passwordResetService.ts';
import type { TwoStepService } from '../twoStep/twoStepService.ts';
import type { User, UserService } from '../users/userService.ts';
import { users } from '../users/userTable.ts';
import { goodbyeMail } from './goodbyeMail.ts';

interface Needed {
  db: Database;
  now: () => Date;
  users: Pick<UserService, 'find' | 'update'>;
  sessions: Pick<SessionService, 'endAll'>;
  passwordResets: Pick<PasswordResetService, 'endLinks'>;
  twoStep: Pick<TwoStepService, 'endSteps'>;
  accountEvents: Pick<AccountEventService, 'record'>;
  mailer: Pick<Mailer, 'send'>;
  /** Waits for running changes of the customer's orders, quota and shipments, and makes later ones wait. */
  lockCustomer: (transaction: Transaction, gid: string) => Promise<void>;
  brand: string;
  /** Of the links in mails. */
  origin: string;
  onProblem: (message: string) => void;
}

export type AccountRemoval = ReturnType<typeof createAccountRemoval>;

export function createAccountRemoval(needed: Needed) {
  const { db, now, sessions, passwordResets, twoStep, accountEvents, mailer, brand, origin, onProblem } = needed;

  return {
    /** Every session ends at once, and signing in again keeps the account. False: the email is not the account's. */
    async request(gid: string, email: string, client: Client): Promise<boolean> {
      const user = await needed.users.find(gid);
      if (!user) return false;
      if (user.email.toLowerCase() !== email.trim().toLowerCase()) {
        await accountEvents.record({ gid, client, kind: 'deletionRefused', detail: 'email' });
        return false;
      }
      const deleteTime = new Date(now().getTime() + DELETION_DAYS * DAY);
      await db.transaction(async (transaction) => {
        await needed.users.update(gid, { deleteTime }, transaction);
        await sessions.endAll(gid, transaction);
        await passwordResets.endLinks(gid, transaction);
        await twoStep.endSteps(gid, transaction);
        await accountEvents.record({ gid, client, kind: 'deletionRequested' }, transaction);
      });
      sendGoodbye(user, { kind: 'requested', day: deleteTime }).catch((error: unknown) =>
        onProblem(`A goodbye mail was not sent: ${messageOf(error)}.`),
      );
      return true;
    },

    /** Deletes the accounts whose deletion is due; returns how many. */
    async deleteDue(): Promise<number> {
      const due = await db.select().from(users).where(lte(users.deleteTime, now()));
      let deleted = 0;
      for (const user of due) {
        if (!(await deleteRows(user.gid))) continue;
        deleted += 1;
        await sendGoodbye(user, { kind: 'deleted' });
      }
      return deleted;
    },
  };

  /** False: the owner has just signed in, which keeps the account. */
  function deleteRows(gid: string): Promise<boolean> {
    return db.transaction(async (transaction) => {
      await needed.lockCustomer(transaction, gid);
      // Rows that refer to the user are deleted with the user's row; these have no reference.
      const isDue = and(eq(users.gid, gid), lte(users.deleteTime, now()));
      const [deleted] = await transaction.delete(users).where(isDue).returning({ gid: users.gid });
      if (!deleted) return false;
      await transaction.delete(shipmentCounts).where(eq(shipmentCounts.ownerGid, gid));
      await transaction.delete(shipmentMoments).where(eq(shipmentMoments.ownerGid, gid));
      await transaction.delete(liveEvents).where(eq(liveEvents.gid, gid));
      return true;
    });
  }

  /** There is one attempt: the account's end does not wait for a mail server. */
  async function sendGoodbye(
    { email, language }: User,
    what: Parameters<typeof goodbyeMail>[1]['what'],
  ): Promise<void> {
    const content = goodbyeMail(textsOf(language), { brand, origin, what });
    const outcome = await mailer.send({ ...content, to: email, messageId: randomUUID() });
    if (outcome.kind !== 'sent') onProblem(`A goodbye mail was not sent: ${outcome.kind}.`);
  }
}
