import type { Address, RawTime, TrackEvent } from '@tracking-console/contract/api/trackInfo';
import type { KeyStage, SubStatus } from '@tracking-console/contract/shipments/statuses';
import { time } from '../../columns.ts';
import { bigint, index, jsonb, pgTable, smallint, text, uniqueIndex } from '../../drizzle.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';

export const checkpoints = pgTable(
  'checkpoints',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shipmentId: bigint('shipment_id', { mode: 'number' })
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    /** The provider leg it belongs to, 0 first. */
    leg: smallint('leg').notNull(),
    /** Of the carrier's text; the same text at the same time is the same checkpoint. */
    hash: text('hash').notNull(),
    /** Best known instant, to sort by. */
    at: time('at').notNull(),
    timeIso: text('time_iso'),
    timeUtc: text('time_utc'),
    timeRaw: jsonb('time_raw').$type<RawTime>().notNull(),
    description: text('description').notNull(),
    descriptionTranslation: jsonb('description_translation').$type<TrackEvent['description_translation']>(),
    location: text('location'),
    stage: text('stage').$type<KeyStage>(),
    subStatus: text('sub_status').$type<SubStatus>().notNull(),
    address: jsonb('address').$type<Address>().notNull(),
    recordTime: time('record_time').notNull(),
  },
  (table) => [
    uniqueIndex('checkpoints_hash').on(table.shipmentId, table.hash),
    index('checkpoints_at').on(table.shipmentId, table.at),
  ],
);

export type CheckpointRecord = typeof checkpoints.$inferSelect;
/** A checkpoint as it is recorded. */
export type TimelineEntry = Omit<CheckpointRecord, 'id'>;
