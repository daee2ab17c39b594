import type { AirDetail, AirRow } from '@tracking-console/contract/air/air';
import { airlineByCode } from './airlines.ts';
import { airportOf } from './airports.ts';
import type { AirWaybill } from './airWaybillTable.ts';

const iso = (time: Date | null) => time?.toISOString() ?? null;

export function toRow(waybill: AirWaybill): AirRow {
  const { number, airline, reference, origin, destination, pieces, weightKg, fsuCode } = waybill;
  return {
    awb: number,
    airline,
    airline_name: airlineByCode(airline)?.name ?? airline,
    reference,
    origin,
    destination,
    pieces,
    weight_kg: weightKg,
    fsu_code: fsuCode,
    status: waybill.packageStatus,
    sub_status: waybill.subStatus,
    flight_no: waybill.flightNo,
    etd: iso(waybill.etd),
    atd: iso(waybill.atd),
    eta: iso(waybill.eta),
    ata: iso(waybill.ata),
    delay_minutes: waybill.delayMinutes,
    discrepancy: waybill.discrepancy,
    tracking_status: waybill.trackingStatus,
    register_time: waybill.registerTime.toISOString(),
    update_time: fsuCode && iso(waybill.changeTime),
    data_source: waybill.dataSource,
  };
}

export function toDetail(waybill: AirWaybill): AirDetail {
  const { flights, events, airports, volumeM3, handling, mismatch } = waybill;
  return {
    ...toRow(waybill),
    volume_m3: volumeM3,
    flights,
    events: events.toReversed(),
    airports: airports.flatMap((code) => airportOf(code) ?? []),
    handling,
    notes: events.flatMap(({ remark }) => remark ?? []),
    mismatch,
  };
}
