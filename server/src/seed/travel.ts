import { HOUR } from '@tracking-console/contract/values/durations';
import type { TimelineEntry } from '../features/journeys/checkpointTable.ts';
import type { ProviderLegRecord } from '../features/journeys/providerLegTable.ts';
import { playJourney } from '../features/journeys/sandbox/sandboxAdapter.ts';
import { standingAfter } from '../features/journeys/standing.ts';
import { toCheckpointRows, toLegRows } from '../features/journeys/toRows.ts';
import type { NewShipment, ShipmentRecord } from '../features/shipments/model/shipmentTable.ts';

/** A shipment with everything its carriers have returned until now; the rows still lack its id. */
export interface Travelled {
  shipment: NewShipment;
  timeline: TimelineEntry[];
  legs: ProviderLegRecord[];
}

const LIFE_SPEED = 1;
/** How long ago the customer's last visit was: later updates are unread. */
const LAST_VISIT_MS = 12 * HOUR;

/** Does at once all that the sync would have done since the registration. */
export function travel(registered: ShipmentRecord, now: Date): Travelled {
  const { number, carrier, finalCarrier, registerTime, lang, additionalFields } = registered;
  const request = {
    number,
    carrier,
    finalCarrier,
    registerTime,
    language: lang,
    translationMode: '',
    additionalFields,
    state: null,
  };
  const report = playJourney(request, now, LIFE_SPEED);
  const timeline = toCheckpointRows(registered.id, report, now)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((entry) => ({ ...entry, recordTime: later(entry.at, registerTime) }));
  const latest = timeline.at(-1);
  const updates = latest ? { report, timeline, updateTime: latest.recordTime } : { report, timeline: null };
  // The database computes what is unread.
  const { id: _id, isUnread: _isUnread, ...columns } = registered;
  return {
    shipment: {
      ...columns,
      ...standingAfter(registered, updates, now),
      seenTime: new Date(now.getTime() - LAST_VISIT_MS),
    },
    timeline,
    legs: toLegRows(registered.id, report, now),
  };
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
