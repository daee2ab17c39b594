import { LINK_DAYS } from '@tracking-console/contract/notifications/templateConstants';
import { DAY } from '@tracking-console/contract/values/durations';
import type { Database } from '../../../database.ts';
import { deleteInBatches } from '../../../deleteInBatches.ts';
import { and, eq, gt, isNull, lte } from '../../../drizzle.ts';
import { newLinkToken } from '../../../linkToken.ts';
import type { Sealer } from '../../../sealing.ts';
import { sha256 } from '../../../sha256.ts';
import { consumerLinks, consumerRecipients, type LinkRecord, type RecipientRecord } from './consumerTable.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  sealer: Sealer;
}

/** A recipient's link, and which mails are on. */
export interface OpenedLink {
  gid: string;
  shipmentId: number;
  email: string;
  /** About this shipment. */
  hasShipmentMails: boolean;
  /** Of the account at all. */
  hasMails: boolean;
}

export type LinkService = ReturnType<typeof createLinkService>;

/** What a mail leads its recipient to: the page of one shipment, and the choice of the mails about it. */
export function createLinkService({ db, now, sealer }: Surroundings) {
  return {
    /** The token of a recipient's link to a shipment: the same in each mail, while it can be read. */
    async open({ gid, email }: Pick<RecipientRecord, 'gid' | 'email'>, shipmentId: number): Promise<string> {
      const token = newLinkToken();
      const made = { tokenHash: sha256(token), sealedToken: sealer.seal(token, contextOf(shipmentId, email)) };
      const createTime = now();
      const expireTime = new Date(createTime.getTime() + LINK_DAYS * DAY);
      const [link] = await db
        .insert(consumerLinks)
        .values({ gid, email, shipmentId, ...made, createTime, expireTime })
        .onConflictDoUpdate({ target: [consumerLinks.shipmentId, consumerLinks.email], set: { expireTime } })
        .returning();
      if (!link) throw new Error('a link was not recorded');
      const known = tokenOf(link);
      if (known !== null) return known;
      // Its key is gone, so the links of earlier mails no longer work.
      await db.update(consumerLinks).set(made).where(isLink(link));
      return token;
    },

    /** Null: the link was never mailed, or has expired. */
    async find(token: string): Promise<OpenedLink | null> {
      const [found] = await db
        .select({ link: consumerLinks, unsubscribeTime: consumerRecipients.unsubscribeTime })
        .from(consumerLinks)
        .innerJoin(
          consumerRecipients,
          and(eq(consumerRecipients.gid, consumerLinks.gid), eq(consumerRecipients.email, consumerLinks.email)),
        )
        .where(and(eq(consumerLinks.tokenHash, sha256(token)), gt(consumerLinks.expireTime, now())));
      if (!found) return null;
      const { gid, shipmentId, email, muteTime } = found.link;
      const hasMails = found.unsubscribeTime === null;
      return { gid, shipmentId, email, hasMails, hasShipmentMails: hasMails && muteTime === null };
    },

    /** Turns the mails about the shipment, or all of the account, on or off. */
    async setMails({ gid, email, shipmentId }: OpenedLink, about: 'shipment' | 'company', isOn: boolean) {
      const time = isOn ? null : now();
      if (about === 'shipment')
        return db.update(consumerLinks).set({ muteTime: time }).where(isLink({ shipmentId, email }));
      const own = and(eq(consumerRecipients.gid, gid), eq(consumerRecipients.email, email));
      return db.update(consumerRecipients).set({ unsubscribeTime: time }).where(own);
    },

    /** Keeps the links whose mails were turned off, as long as the shipment exists. */
    deleteExpired: (): Promise<number> =>
      deleteInBatches(db, consumerLinks, and(lte(consumerLinks.expireTime, now()), isNull(consumerLinks.muteTime))),
  };

  function tokenOf({ sealedToken, shipmentId, email }: LinkRecord): string | null {
    try {
      return sealer.open(sealedToken, contextOf(shipmentId, email));
    } catch {
      return null;
    }
  }
}

const isLink = ({ shipmentId, email }: Pick<LinkRecord, 'shipmentId' | 'email'>) =>
  and(eq(consumerLinks.shipmentId, shipmentId), eq(consumerLinks.email, email));

const contextOf = (shipmentId: number, email: string) => `tracking page ${shipmentId} ${email}`;
