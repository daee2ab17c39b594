import { createHash } from 'node:crypto';
import type { AirDetail, AirEvent } from '@tracking-console/contract/air/air';
import { airStage, airSubStatus, type FsuCode } from '@tracking-console/contract/air/airConstants';
import type { Address, TrackInfo } from '@tracking-console/contract/api/trackInfo';
import type { TrackInfoItem } from '@tracking-console/contract/api/tracking';
import type { TimelineEntry } from '../journeys/checkpointTable.ts';
import { toEvent } from '../journeys/progress.ts';
import { toTrackInfo } from '../shipments/trackInfo.ts';
import { airlineByCode } from './airlines.ts';
import { airportOf } from './airports.ts';
import { toDetail } from './airRows.ts';
import type { AirWaybill } from './airWaybillTable.ts';

/** As an airline's own pages word them. */
const DESCRIPTIONS: Record<FsuCode, string> = {
  BKD: 'Booked',
  FOH: 'Freight on hand',
  RCS: 'Received from shipper',
  PRE: 'Prepared for loading',
  MAN: 'Manifested',
  DEP: 'Departed',
  ARR: 'Arrived',
  RCF: 'Received from flight',
  TRM: 'To be transferred to another airline',
  TFD: 'Transferred to another airline',
  RCT: 'Received from another airline',
  CRC: 'Reported to customs',
  CCD: 'Cleared by customs',
  NFD: 'Consignee notified',
  AWD: 'Documents delivered',
  DLV: 'Delivered',
  DIS: 'Discrepancy',
};

/** What a webhook receives of a waybill: as of a shipment, with the flights beside it. */
type WaybillItem = Omit<TrackInfoItem, 'data_source'> & { param: string | null } & {
  air_waybill: Pick<AirDetail, 'airline' | 'flights' | 'fsu_code' | 'pieces' | 'weight_kg' | 'mismatch'>;
};

export function toWaybillItem(waybill: AirWaybill, now: Date): WaybillItem {
  const { airline, flights, fsu_code, pieces, weight_kg, mismatch } = toDetail(waybill);
  return {
    number: waybill.number,
    // Airlines have no key among the carriers.
    carrier: 0,
    tag: waybill.reference || null,
    param: null,
    track_info: trackInfoOf(waybill, now),
    air_waybill: { airline, flights, fsu_code, pieces, weight_kg, mismatch },
  };
}

function trackInfoOf(waybill: AirWaybill, now: Date): TrackInfo {
  const { events, origin, destination, pieces, weightKg } = waybill;
  const timeline = events.map((event) => toEntry(event, waybill));
  const of = (code: FsuCode) => toDate(events.findLast((event) => event.code === code)?.time);
  const { tracking, misc_info, ...info } = toTrackInfo(
    {
      shipment: {
        ...waybill,
        shipperAddress: addressOf(origin),
        recipientAddress: addressOf(destination),
        miscInfo: null,
        orderTime: '',
        pickupTime: of('RCS'),
        deliveryTime: of('DLV'),
        latestEvent: null,
        latestEventTime: waybill.changeTime,
        estimatedDelivery: null,
      },
      legs: [],
      timeline,
    },
    now,
  );
  const newest = timeline.map(toEvent).reverse();
  const known = airlineByCode(waybill.airline);
  return {
    ...info,
    latest_event: newest[0] ?? null,
    misc_info: {
      ...misc_info,
      pieces: pieces === null ? null : String(pieces),
      weight_kg: weightKg === null ? null : String(weightKg),
    },
    tracking: {
      ...tracking,
      providers: [
        {
          provider: {
            key: 0,
            name: known?.name ?? waybill.airline,
            alias: waybill.airline,
            tel: null,
            homepage: '',
            country: known?.country ?? '',
          },
          provider_lang: 'en',
          service_type: null,
          latest_sync_status: 'Success',
          latest_sync_time: (waybill.trackTime ?? now).toISOString(),
          events_hash: tracking.providers_hash,
          provider_tips: null,
          events: newest,
        },
      ],
    },
  };
}

const toDate = (time: string | undefined) => (time ? new Date(time) : null);

function toEntry(event: AirEvent, { id }: AirWaybill): TimelineEntry {
  const { code, time, airport, pieces, flight_no, reason, remark } = event;
  const details = [flight_no, `${pieces} pcs`, reason, remark].filter(Boolean).join(', ');
  const at = new Date(time);
  return {
    shipmentId: id,
    leg: 0,
    hash: createHash('sha256').update(JSON.stringify(event)).digest('base64url').slice(0, 22),
    at,
    timeIso: time,
    timeUtc: time,
    timeRaw: { date: time.slice(0, 10), time: time.slice(11, 19), timezone: '+00:00' },
    description: `${DESCRIPTIONS[code]} (${code}): ${details}`,
    descriptionTranslation: null,
    location: [airportOf(airport)?.city, airport].filter(Boolean).join(', '),
    stage: airStage(code),
    subStatus: airSubStatus(code, reason),
    address: addressOf(airport),
    recordTime: at,
  };
}

function addressOf(code: string): Address {
  const airport = airportOf(code);
  return {
    country: airport?.country ?? null,
    state: null,
    city: airport?.city ?? null,
    street: null,
    postal_code: null,
    coordinates: {
      longitude: airport ? String(airport.longitude) : null,
      latitude: airport ? String(airport.latitude) : null,
    },
  };
}
