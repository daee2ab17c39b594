import type { Address, EstimatedDelivery, MiscInfo, TrackEvent } from '@tracking-console/contract/api/trackInfo';
import type { DataSource } from '@tracking-console/contract/shipments/shipmentConstants';
import type { SubStatus } from '@tracking-console/contract/shipments/statuses';
import type { AdditionalFields } from '../shipments/model/shipmentColumns.ts';

/** A request to a carrier. */
export interface SyncRequest {
  number: string;
  /** Carrier keys; 0: none known. */
  carrier: number;
  finalCarrier: number;
  registerTime: Date;
  /** Language to translate into, where the carrier writes in another. */
  language: string;
  /** How it is translated; empty: as UseThirdPartyServices. */
  translationMode: string;
  /** The customer's details besides the number. */
  additionalFields: AdditionalFields;
  /** The customer has it followed once more after a stop. */
  isRetracked?: boolean;
  /** The caller waits for the answer; the number need not be registered. */
  realTime?: boolean;
  /** What the adapter left in `CarrierReport.state` the last time; null at first. */
  state: unknown;
}

export interface ReportedCheckpoint extends TrackEvent {
  sub_status: SubStatus;
  /** The best known instant, to sort by; never shown, since the carrier may not have sent the zone. */
  at: Date;
}

/** One carrier's part of the journey, as that carrier reports it. */
export interface ReportedLeg {
  carrier: number;
  language: string;
  serviceType: string | null;
  tips: string | null;
  /** Oldest first. */
  checkpoints: ReportedCheckpoint[];
}

export interface CarrierReport {
  /** First leg first; empty while no carrier knows the number, or while details that the carrier needs are missing. */
  legs: ReportedLeg[];
  shipperAddress: Address | null;
  recipientAddress: Address | null;
  estimatedDelivery: EstimatedDelivery | null;
  miscInfo: MiscInfo | null;
  /** Status of the whole, where it is not that of the latest checkpoint. */
  subStatus?: SubStatus | null;
  /** When another request is likely to bring an update; null: not known. */
  nextUpdateTime: Date | null;
  /** undefined: as it was. */
  state?: unknown;
  /** There has been no update for too long: only the sandbox sets it, whose clock runs faster. */
  isGivenUp?: boolean;
}

/** There is no carrier, or the number is not one of its own: repeating the request is useless. */
export class InvalidCarrier extends Error {}

/** The source has no answer for this number at the moment; the request is repeated later. */
export class NotAnswered extends Error {}

/** Nothing can be requested before `until`: the source is down, or takes no more requests at the moment. */
export class Postponed extends Error {
  readonly until: Date;
  constructor(until: Date) {
    super('postponed');
    this.until = until;
  }
}

/**
 * Where checkpoints come from: the sandbox is one source, a provider of tracking data another. A shipment keeps the
 * source it was registered with.
 */
export interface CarrierAdapter {
  readonly dataSource: DataSource;
  /**
   * Rejects when the carrier does not answer: the shipment keeps what it has; with an InvalidCarrier it is stopped, and
   * after a Postponed it is requested later.
   */
  fetch(request: SyncRequest, now: Date): Promise<CarrierReport>;
  /** How many due shipments it can take now; without it any number. */
  findRoom?(): Promise<number>;
}
