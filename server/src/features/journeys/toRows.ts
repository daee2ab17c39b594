import type { CarrierReport } from './carrierAdapter.ts';
import { checkpointHash } from './checkpointHash.ts';
import type { TimelineEntry } from './checkpointTable.ts';
import type { ProviderLegRecord } from './providerLegTable.ts';

/** The rows a report holds for a shipment; those that are known already have known hashes. */
export function toCheckpointRows(shipmentId: number, report: CarrierReport, now: Date): TimelineEntry[] {
  return report.legs.flatMap(({ carrier, checkpoints }, leg) =>
    checkpoints.map((checkpoint) => ({
      shipmentId,
      leg,
      hash: checkpointHash(carrier, checkpoint),
      at: checkpoint.at,
      timeIso: checkpoint.time_iso,
      timeUtc: checkpoint.time_utc,
      timeRaw: checkpoint.time_raw,
      description: checkpoint.description,
      descriptionTranslation: checkpoint.description_translation,
      location: checkpoint.location,
      stage: checkpoint.stage,
      subStatus: checkpoint.sub_status,
      address: checkpoint.address,
      recordTime: now,
    })),
  );
}

export function toLegRows(shipmentId: number, report: CarrierReport, now: Date): ProviderLegRecord[] {
  return report.legs.map(({ carrier, serviceType, language, tips }, leg) => ({
    shipmentId,
    leg,
    carrier,
    serviceType,
    latestSyncStatus: 'Success',
    latestSyncTime: now,
    providerLang: language,
    providerTips: tips,
  }));
}
