import type { Database } from '../../../database.ts';
import { and, eq, inArray, isNull, sql } from '../../../drizzle.ts';
import type { Sealer } from '../../../sealing.ts';
import { notifications } from '../notificationTable.ts';
import { consumerSenders } from './consumerTable.ts';

/** What a mail carries so that its opening and its links are noted. */
export interface MailTracking {
  pixelUrl: string;
  linkOf: (url: string) => string;
}

interface Link {
  messageId: string;
  /** Empty: the pixel. */
  url: string;
}

interface Surroundings {
  db: Database;
  now: () => Date;
  sealer: Sealer;
  origin: string;
}

/** Prevents a token made for another purpose from being accepted here. */
const CONTEXT = 'mail tracking';
/** Programs cut longer addresses off; such a link stays as it is. */
const MAX_URL = 1_500;

export type MailTrackingService = ReturnType<typeof createMailTracking>;

/** Notes when mails are opened and their links followed; nothing about the reader. */
export function createMailTracking({ db, now, sealer, origin }: Surroundings) {
  return {
    of(messageId: string): MailTracking {
      const tokenOf = (url: string) => sealer.seal(JSON.stringify({ messageId, url } satisfies Link), CONTEXT);
      const isTracked = (url: string) => /^https?:/i.test(url) && url.length <= MAX_URL;
      return {
        pixelUrl: `${origin}/mail-open/${tokenOf('')}`,
        linkOf: (url) => (isTracked(url) ? `${origin}/mail-link/${tokenOf(url)}` : url),
      };
    },

    /** Null: we have made no such link. */
    read(token: string): Link | null {
      try {
        return JSON.parse(sealer.open(token, CONTEXT));
      } catch {
        return null;
      }
    },

    /** A link that is followed has been seen, whether or not the pixel was loaded. */
    async note({ messageId, url }: Link): Promise<void> {
      const { gid, state, openTime, clickTime, audience } = notifications;
      const isClick = url !== '';
      // If the account has turned tracking off since, old mails are not tracked either.
      const isOn = db
        .select({ gid: consumerSenders.gid })
        .from(consumerSenders)
        .where(eq(consumerSenders.tracking, true));
      const earlier = sql.join(
        (isClick ? ['Sent', 'Delivered', 'Opened'] : ['Sent', 'Delivered']).map((one) => sql`${one}`),
        sql`, `,
      );
      await db
        .update(notifications)
        .set({
          state: sql`CASE WHEN ${state} IN (${earlier}) THEN ${isClick ? 'Clicked' : 'Opened'} ELSE ${state} END`,
          openTime: sql`coalesce(${openTime}, ${now()})`,
          ...(isClick && { clickTime: now() }),
        })
        .where(
          and(
            eq(notifications.messageId, messageId),
            eq(audience, 'CONSUMER'),
            inArray(gid, isOn),
            isNull(isClick ? clickTime : openTime),
          ),
        );
    },
  };
}
