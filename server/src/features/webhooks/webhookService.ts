import { MAX_WEBHOOKS, SECRET_GRACES, type SecretGrace } from '@tracking-console/contract/api/webhookConstants';
import type { SavedWebhook, SaveWebhook, TestedWebhook, WebhookRow } from '@tracking-console/contract/api/webhooks';
import { HOUR } from '@tracking-console/contract/values/durations';
import type { Database, Transaction } from '../../database.ts';
import { and, asc, count, eq } from '../../drizzle.ts';
import { type ApiOwner, modeOf } from '../../owner.ts';
import type { Sealer } from '../../sealing.ts';
import { publishLive } from '../live/publishLive.ts';
import { users } from '../users/userTable.ts';
import type { PrepareAttempts } from './delivery/prepareAttempts.ts';
import { giveUpWaiting } from './delivery/settleDeliveries.ts';
import { createSecret } from './delivery/signBody.ts';
import { eventBody } from './eventBody.ts';
import { isOwn } from './isOwn.ts';
import { sampleEvent } from './sampleEvent.ts';
import { contextOf, openHeaders, sealHeaders } from './webhookSecrets.ts';
import { type WebhookRecord, webhooks } from './webhookTable.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  sealer: Sealer;
  prepare: PrepareAttempts;
}

/** Characters of a secret that distinguish it from another one. */
const HINT_LENGTH = 12;

export type WebhookService = ReturnType<typeof createWebhookService>;

export function createWebhookService({ db, now, sealer, prepare }: Surroundings) {
  return {
    async list(owner: ApiOwner): Promise<WebhookRow[]> {
      const rows = await db.select().from(webhooks).where(isOwn(webhooks, owner)).orderBy(asc(webhooks.id));
      return rows.map(toRow);
    },

    /** Whether saving it would send events to an address that the account's webhook did not have before. */
    async isNewTarget(owner: ApiOwner, { id, url }: SaveWebhook): Promise<boolean> {
      if (id === undefined) return true;
      const [known] = await db
        .select()
        .from(webhooks)
        .where(ownWebhook(owner, Number(id)));
      return known !== undefined && known.url !== url;
    },

    /** A new one comes with its secret, which is only in the answer. */
    async save(owner: ApiOwner, { id, ...wanted }: SaveWebhook): Promise<SavedWebhook | 'notFound' | 'tooMany'> {
      return db.transaction((transaction) =>
        id === undefined ? add(transaction, owner, wanted) : change(transaction, owner, Number(id), wanted),
      );
    },

    async remove(owner: ApiOwner, id: number): Promise<boolean> {
      return db.transaction(async (transaction) => {
        const removed = await transaction.delete(webhooks).where(ownWebhook(owner, id)).returning({ id: webhooks.id });
        await publish(transaction, owner, id);
        return removed.length === 1;
      });
    },

    /** The new secret, once; null: there is no such webhook. The old one also stays valid for a while. */
    async rotate(owner: ApiOwner, id: number, keep: SecretGrace): Promise<SavedWebhook | null> {
      return db.transaction(async (transaction) => {
        const [known] = await transaction.select().from(webhooks).where(ownWebhook(owner, id)).for('update');
        if (!known) return null;
        const grace = SECRET_GRACES[keep] * HOUR;
        const previous = {
          previousSecret: grace > 0 ? known.secret : null,
          previousUntil: grace > 0 ? new Date(now().getTime() + grace) : null,
        };
        const { secret, stored } = newSecret(owner.gid);
        const [rotated = known] = await transaction
          .update(webhooks)
          .set({ ...previous, ...stored })
          .where(ownWebhook(owner, id))
          .returning();
        await publish(transaction, owner, id);
        return { ...toRow(rotated), secret };
      });
    },

    /** Sends a sample at once; null: there is no such webhook. */
    async test(owner: ApiOwner, id: number): Promise<TestedWebhook | null> {
      const [webhook] = await db.select().from(webhooks).where(ownWebhook(owner, id));
      if (!webhook) return null;
      const event = sampleEvent(now());
      const attempt = await prepare(webhook);
      const made = await attempt({ eventKey: event.key, body: eventBody(event, webhook.version) });
      const { time, code, ms } = made;
      await db.transaction(async (transaction) => {
        await transaction.update(webhooks).set({ lastTest: { time, code, ms } }).where(ownWebhook(owner, id));
        await publish(transaction, owner, id);
      });
      return made;
    },
  };

  type Wanted = Omit<SaveWebhook, 'id'>;

  async function add(transaction: Transaction, owner: ApiOwner, wanted: Wanted): Promise<SavedWebhook | 'tooMany'> {
    const { gid } = owner;
    // Two made at once must not both be the last one allowed.
    await transaction.select({ gid: users.gid }).from(users).where(eq(users.gid, gid)).for('update');
    const [known] = await transaction.select({ count: count() }).from(webhooks).where(isOwn(webhooks, owner));
    if ((known?.count ?? 0) >= MAX_WEBHOOKS) return 'tooMany';
    const { secret, stored } = newSecret(gid);
    const headers = sealHeaders(sealer, gid, wanted.headers);
    const [added] = await transaction
      .insert(webhooks)
      .values({ ...wanted, ...stored, gid, mode: modeOf(owner), headers, createTime: now() })
      .returning();
    if (!added) throw new Error('a webhook was not added');
    await publish(transaction, owner, added.id);
    return { ...toRow(added), secret };
  }

  async function change(
    transaction: Transaction,
    owner: ApiOwner,
    id: number,
    wanted: Wanted,
  ): Promise<SavedWebhook | 'notFound'> {
    const [known] = await transaction.select().from(webhooks).where(ownWebhook(owner, id)).for('update');
    if (!known) return 'notFound';
    // The reason of its failures may be corrected by now, so they are counted from zero.
    const isFresh = wanted.url !== known.url || (wanted.enabled && !known.enabled);
    const fresh = isFresh ? { failingSince: null } : {};
    const disabled = wanted.enabled ? { autoDisabledAt: null } : {};
    const headers = sealHeaders(sealer, owner.gid, wanted.headers);
    const [changed = known] = await transaction
      .update(webhooks)
      .set({ ...wanted, ...fresh, ...disabled, headers })
      .where(ownWebhook(owner, id))
      .returning();
    if (!wanted.enabled) await giveUpWaiting(transaction, id, now());
    await publish(transaction, owner, id);
    return { ...toRow(changed), secret: null };
  }

  function newSecret(gid: string) {
    const secret = createSecret();
    const sealed = sealer.seal(secret, contextOf(gid));
    return { secret, stored: { secret: sealed, secretHint: secret.slice(0, HINT_LENGTH) } };
  }

  function toRow(webhook: WebhookRecord): WebhookRow {
    const { id, url, mode, version, events, statuses, enabled, secretHint, previousUntil, lastTest } = webhook;
    const valid = previousUntil && previousUntil > now() ? previousUntil : null;
    return {
      id: String(id),
      url,
      mode,
      version,
      events,
      statuses,
      enabled,
      headers: openHeaders(sealer, webhook),
      secret_hint: secretHint,
      previous_until: valid?.toISOString() ?? null,
      failing_since: webhook.failingSince?.toISOString() ?? null,
      auto_disabled_at: webhook.autoDisabledAt?.toISOString() ?? null,
      last_test: lastTest,
      create_time: webhook.createTime.toISOString(),
    };
  }
}

const ownWebhook = (owner: ApiOwner, id: number) => and(isOwn(webhooks, owner), eq(webhooks.id, id));

function publish(transaction: Transaction, { gid, scope }: ApiOwner, id: number): Promise<void> {
  return publishLive(transaction, [{ gid, scope, kind: 'webhooks', ids: [id] }]);
}
