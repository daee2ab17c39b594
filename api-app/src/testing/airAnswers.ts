import type { AirDetail, AirlineList, AirRow } from '@tracking-console/contract/air/air';
import { success } from './startConsole.ts';

export const airRow = (changes: Partial<AirRow> = {}): AirRow => ({
  awb: '020-12345675',
  airline: 'LH',
  airline_name: 'Lufthansa Cargo',
  reference: 'PO 7',
  origin: 'HKG',
  destination: 'JFK',
  pieces: 10,
  weight_kg: 240,
  fsu_code: 'DEP',
  status: 'InTransit',
  sub_status: 'InTransit_Departure',
  flight_no: 'LH797',
  etd: '2026-01-01T10:00:00Z',
  atd: '2026-01-01T10:20:00Z',
  eta: '2026-01-03T18:00:00Z',
  ata: null,
  delay_minutes: 0,
  discrepancy: false,
  tracking_status: 'Tracking',
  register_time: '2025-12-31T00:00:00Z',
  update_time: '2026-01-01T10:20:00Z',
  data_source: 'sandbox',
  ...changes,
});

/** Two flights share the pieces of the second leg, and one piece is missing. */
export const airDetail = (changes: Partial<AirDetail> = {}): AirDetail => ({
  ...airRow(),
  volume_m3: 1.44,
  flights: [
    {
      flight_no: 'LH797',
      from: 'HKG',
      to: 'FRA',
      pieces: 10,
      weight_kg: 240,
      std: '2026-01-01T10:00:00Z',
      etd: '2026-01-01T10:00:00Z',
      atd: '2026-01-01T10:20:00Z',
      sta: '2026-01-01T22:00:00Z',
      eta: '2026-01-01T22:10:00Z',
      ata: '2026-01-01T22:10:00Z',
    },
    {
      flight_no: 'LH404',
      from: 'FRA',
      to: 'JFK',
      pieces: 6,
      weight_kg: 144,
      std: '2026-01-02T08:00:00Z',
      etd: '2026-01-02T11:00:00Z',
      atd: null,
      sta: '2026-01-02T17:00:00Z',
      eta: '2026-01-02T20:00:00Z',
      ata: null,
    },
    {
      flight_no: 'LH400',
      from: 'FRA',
      to: 'JFK',
      pieces: 4,
      weight_kg: 96,
      std: '2026-01-03T09:00:00Z',
      etd: null,
      atd: null,
      sta: '2026-01-03T18:00:00Z',
      eta: null,
      ata: null,
    },
  ],
  events: [
    {
      code: 'DIS',
      time: '2026-01-02T01:00:00Z',
      airport: 'FRA',
      pieces: 1,
      flight_no: 'LH797',
      reason: 'MSCA',
      remark: 'One piece missing',
    },
    {
      code: 'RCF',
      time: '2026-01-02T00:10:00Z',
      airport: 'FRA',
      pieces: 9,
      flight_no: 'LH797',
      reason: null,
      remark: null,
    },
  ],
  airports: [
    { code: 'HKG', name: 'Hong Kong', city: 'Hong Kong', country: 'HK', latitude: 22.31, longitude: 113.92 },
    { code: 'FRA', name: 'Frankfurt', city: 'Frankfurt', country: 'DE', latitude: 50.04, longitude: 8.56 },
    { code: 'JFK', name: 'John F. Kennedy', city: 'New York', country: 'US', latitude: 40.64, longitude: -73.78 },
  ],
  handling: ['EAW', 'PER'],
  notes: ['One piece missing'],
  mismatch: { airport: 'FRA', expected: 10, counted: 9 },
  ...changes,
});

export const airList = (rows: AirRow[], total = rows.length) =>
  success({
    waybills: rows,
    page: { data_total: total, page_total: Math.ceil(total / 40), page_no: 1, page_size: 40 },
  });

const AIRLINES: AirlineList = {
  airlines: [
    { prefix: '020', iata: 'LH', icao: 'GEC', name: 'Lufthansa Cargo', country: 'DE' },
    { prefix: '176', iata: 'EK', icao: 'UAE', name: 'Emirates', country: 'AE' },
  ],
  cost: 10,
};

export const airlines = success(AIRLINES);
