import { MAX_CARRIER_CHANGES } from '@tracking-console/contract/shipments/correctionConstants';
import { mainStatusOf, type SubStatus } from '@tracking-console/contract/shipments/statuses';
import type { Transaction } from '../../database.ts';
import { and, eq, ne } from '../../drizzle.ts';
import { isChangedMeanwhile } from '../../http/calls/changedMeanwhile.ts';
import type { Owner } from '../../owner.ts';
import { findCarrier, NO_CARRIER } from '../carriers/carriers.ts';
import { checkpoints } from '../journeys/checkpointTable.ts';
import { providerLegs } from '../journeys/providerLegTable.ts';
import { publishLive } from '../live/publishLive.ts';
import { isPaying, type LockedAccount } from '../quotas/lockAccount.ts';
import { awaitedSyncTime, NO_JOURNEY, statusBeforeFirstUpdate } from './model/lifecycle.ts';
import { type AdditionalFields, withoutEmpty } from './model/shipmentColumns.ts';
import { isOwnedBy, type NewShipment, type ShipmentRecord, shipments } from './model/shipmentTable.ts';
import { findPlaces } from './places.ts';
import { resolveCarrier } from './resolveCarrier.ts';
import type { ShipmentContext } from './shipmentContext.ts';
import { recordChange } from './shipmentHistory.ts';

export type Refusal =
  | 'notFound'
  | 'unknownCarrier'
  | 'secondAlone'
  | 'otherExists'
  | 'notFollowed'
  | 'notAskedYet'
  | 'noChangeLeft'
  | 'alreadyFound'
  | 'noRetrackLeft'
  | 'overQuota'
  | 'changedMeanwhile';

/** A value that has changed meanwhile is returned as it is now. */
export type Correction =
  | { kind: 'done' | 'changedMeanwhile'; shipment: ShipmentRecord }
  | { kind: Exclude<Refusal, 'changedMeanwhile'> };

export interface Carriers {
  /** 0: the carrier that fits its format. */
  first: number;
  /** 0: none, or the one named by the first. */
  second: number;
}

/** The fields of a shipment that a program may change, beside its carriers. */
export type Info = Partial<
  Pick<
    ShipmentRecord,
    'tag' | 'remark' | 'orderNo' | 'orderTime' | 'lang' | 'translationMode' | 'email' | 'additionalFields'
  >
>;

type Values = Partial<NewShipment>;
/** The values to write, or the refusal. */
type Verdict = Values | Refusal;

/** Corrects shipments. Each change locks the owner's account, so that none overtakes another or a registration. */
export function createCorrections({ db, now, quotas }: ShipmentContext) {
  return {
    /** The journey so far was another shipment's: it starts again with the new carrier. */
    async changeCarrier(
      owner: Owner,
      id: number,
      carriers: Carriers,
      base: Partial<Carriers> = {},
    ): Promise<Correction> {
      return correct(owner, id, async (shipment, { transaction }) => {
        const present = { first: shipment.carrier, second: shipment.finalCarrier };
        if (isChangedMeanwhile(present, base, { ...carriers })) return 'changedMeanwhile';
        const wanted = await planCarriers(transaction, owner, shipment, carriers);
        if (typeof wanted === 'string' || Object.keys(wanted).length === 0) return wanted;
        await transaction.delete(checkpoints).where(eq(checkpoints.shipmentId, id));
        await transaction.delete(providerLegs).where(eq(providerLegs.shipmentId, id));
        return { ...wanted, ...beforeUpdate(shipment, now()), carrierChangeCount: shipment.carrierChangeCount + 1 };
      });
    },

    /** Saves details the carrier requires; it is queried again at once. */
    async setFields(
      owner: Owner,
      id: number,
      fields: AdditionalFields,
      base: Readonly<Record<string, string>>,
    ): Promise<Correction> {
      return correct(owner, id, async (shipment) => {
        const present = Object.fromEntries(Object.keys(fields).map((field) => [field, '']));
        if (isChangedMeanwhile({ ...present, ...shipment.additionalFields }, base, fields)) return 'changedMeanwhile';
        if (!isAsked(shipment)) return 'notFollowed';
        if (shipment.latestEvent) return 'alreadyFound';
        return withFields(shipment, fields, now());
      });
    },

    /** Saves the owner's notes; new details have the carrier queried again. A first translation costs a credit. */
    async setInfo(owner: Owner, id: number, { additionalFields, ...noted }: Info): Promise<Correction> {
      return correct(owner, id, async (shipment, account) => {
        if (isPaying(account) && noted.lang && !shipment.lang) {
          if ((await quotas.findRoom(account)).credits < 1) return 'overQuota';
          await quotas.spend(account, [{ shipmentId: id, amount: 1, reason: 'Translate' }]);
        }
        return { ...noted, ...(additionalFields && withFields(shipment, additionalFields, now())) };
      });
    },

    /** Tracks a stopped shipment again; only once in its life. */
    async retrack(owner: Owner, id: number): Promise<Correction> {
      return correct(owner, id, async (shipment, account) => {
        if (shipment.archivedAt) return 'notFollowed';
        if (shipment.trackingStatus === 'Tracking' || shipment.isRetracked) return 'noRetrackLeft';
        if (owner.scope === 'BUYER' && (await findPlaces(quotas, account)) < 1) return 'overQuota';
        return followedAgain(shipment, now());
      });
    },
  };

  async function correct(
    owner: Owner,
    id: number,
    decide: (shipment: ShipmentRecord, account: LockedAccount) => Promise<Verdict>,
  ): Promise<Correction> {
    return db.transaction(async (transaction) => {
      const account = await quotas.lockAccount(transaction, owner);
      const own = and(isOwnedBy(owner), eq(shipments.id, id));
      const [shipment] = await transaction.select().from(shipments).where(own).for('update');
      if (!shipment) return { kind: 'notFound' };
      const verdict = await decide(shipment, account);
      if (verdict === 'changedMeanwhile') return { kind: verdict, shipment };
      if (typeof verdict === 'string') return { kind: verdict };
      if (Object.keys(verdict).length === 0) return { kind: 'done', shipment };
      const [corrected = shipment] = await transaction.update(shipments).set(verdict).where(own).returning();
      await recordChange(transaction, shipment, corrected, now());
      await publishLive(transaction, [{ ...owner, kind: 'shipments', ids: [id] }]);
      return { kind: 'done', shipment: corrected };
    });
  }
}

/** The columns that name the carriers; none if they are named already. */
async function planCarriers(
  reader: Transaction,
  owner: Owner,
  shipment: ShipmentRecord,
  { first, second }: Carriers,
): Promise<Values | Refusal> {
  if (second !== NO_CARRIER && first === NO_CARRIER) return 'secondAlone';
  const resolved = resolveCarrier(shipment.number, first, shipment.additionalFields);
  if (!resolved || (second !== NO_CARRIER && !findCarrier(second))) return 'unknownCarrier';
  if (resolved.carrier === shipment.carrier && second === shipment.finalCarrier) return {};
  if (!isAsked(shipment)) return 'notFollowed';
  if (!shipment.trackTime) return 'notAskedYet';
  if (shipment.carrierChangeCount >= MAX_CARRIER_CHANGES) return 'noChangeLeft';
  if (await hasOther(reader, owner, shipment, resolved.carrier)) return 'otherExists';
  return { carrier: resolved.carrier, carrierOrigin: resolved.carrierOrigin, finalCarrier: second };
}

/** Carriers reuse each other's numbers: the owner may have it under that carrier as well. */
async function hasOther(reader: Transaction, owner: Owner, { id, number }: ShipmentRecord, carrier: number) {
  const same = and(eq(shipments.number, number), eq(shipments.carrier, carrier), ne(shipments.id, id));
  const [other] = await reader
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(isOwnedBy(owner), same))
    .limit(1);
  return other !== undefined;
}

const isAsked = ({ trackingStatus, archivedAt }: ShipmentRecord) => trackingStatus === 'Tracking' && !archivedAt;

/** With further details; if the carrier has no answer yet, it counts as not queried with them. */
function withFields(shipment: ShipmentRecord, fields: AdditionalFields, now: Date): Values {
  const additionalFields = withoutEmpty({ ...shipment.additionalFields, ...fields });
  if (!isAsked(shipment)) return { additionalFields };
  return { additionalFields, nextSyncTime: awaitedSyncTime(now), ...(!shipment.latestEvent && { trackTime: null }) };
}

function beforeUpdate({ checkDigit, registerTime }: ShipmentRecord, now: Date): Values {
  return {
    ...NO_JOURNEY,
    subStatus: statusBeforeFirstUpdate(checkDigit),
    changeTime: now,
    latestEventTime: registerTime,
    nextSyncTime: awaitedSyncTime(now),
  };
}

function followedAgain({ latestEvent, subStatus }: ShipmentRecord, now: Date): Values {
  // A status that became "Expired" by stopping is again the one the carrier last reported.
  const reported = (latestEvent?.sub_status ?? subStatus) as SubStatus; // events are recorded with no other
  return {
    trackingStatus: 'Tracking',
    stopTrackTime: null,
    stopTrackReason: null,
    isRetracked: true,
    packageStatus: mainStatusOf(reported),
    subStatus: reported,
    changeTime: now,
    nextSyncTime: awaitedSyncTime(now),
  };
}
