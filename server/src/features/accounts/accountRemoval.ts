import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { textsOf } from '../../documents/texts.ts';
import type { Client } from '../../http/client.ts';
import type { Session } from '../../http/session.ts';
import { liveEvents } from '../live/liveEventTable.ts';
import type { Mailer } from '../mail/mailer.ts';
import { shipmentCounts } from '../shipments/shipmentCountTable.ts';
import { shipmentMoments } from '../shipments/shipmentMomentTable.ts';
import type { PasswordOutcome, SignInService } from '../signIn/signInService.ts';
import type { User } from '../users/userService.ts';
import { users } from '../users/userTable.ts';
import { goodbyeMail } from './goodbyeMail.ts';

interface Surroundings {
  db: Database;
  signIn: Pick<SignInService, 'checkPassword'>;
  mailer: Mailer;
  brand: string;
  onProblem: (message: string) => void;
}

export type RemovalOutcome = { phase: 'removed' } | Exclude<PasswordOutcome, { phase: 'matched' }>;

export type AccountRemoval = ReturnType<typeof createAccountRemoval>;

export function createAccountRemoval({ db, signIn, mailer, brand, onProblem }: Surroundings) {
  return {
    /** Everything is deleted at once, with every session. It needs a session and the password. */
    async remove(
      { gid }: Session,
      { email, password }: { email: string; password: string },
      client: Client,
    ): Promise<RemovalOutcome> {
      const outcome = await signIn.checkPassword(email, password, client);
      if (outcome.phase !== 'matched') return outcome;
      const { user } = outcome;
      if (user.gid !== gid) return { phase: 'refused' };
      await deleteRows(gid);
      await sendGoodbye(user);
      return { phase: 'removed' };
    },
  };

  async function deleteRows(gid: string): Promise<void> {
    await db.transaction(async (transaction) => {
      // What refers to the user goes with the user's row; these are kept without a reference.
      await transaction.delete(users).where(eq(users.gid, gid));
      await transaction.delete(shipmentCounts).where(eq(shipmentCounts.ownerGid, gid));
      await transaction.delete(shipmentMoments).where(eq(shipmentMoments.ownerGid, gid));
      await transaction.delete(liveEvents).where(eq(liveEvents.gid, gid));
    });
  }

  /** The address is not stored any more, so there is one attempt. */
  async function sendGoodbye({ email, language }: User): Promise<void> {
    const content = goodbyeMail(textsOf(language), brand);
    const outcome = await mailer.send({ ...content, to: email, messageId: randomUUID() });
    if (outcome.kind !== 'sent') onProblem(`A goodbye mail was not sent: ${outcome.kind}.`);
  }
}
