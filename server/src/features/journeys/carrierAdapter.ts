import type { SubStatus } from '@tracking-console/contract/statuses';
import type { Address, EstimatedDelivery, MiscInfo, TrackEvent } from '@tracking-console/contract/trackInfo';
import type { AdditionalFields } from '../shipments/model/shipmentTable.ts';

/** What a carrier is asked about. */
export interface SyncRequest {
  number: string;
  /** Carrier keys; 0: none known. */
  carrier: number;
  finalCarrier: number;
  registerTime: Date;
  /** Language to translate into, where the carrier writes in another. */
  language: string;
  /** How; empty: as UseThirdPartyServices. */
  translationMode: string;
  /** What the customer gave beside the number. */
  additionalFields: AdditionalFields;
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
  /** First leg first; empty while no carrier knows the number, or answers without what it asks for. */
  legs: ReportedLeg[];
  shipperAddress: Address | null;
  recipientAddress: Address | null;
  estimatedDelivery: EstimatedDelivery | null;
  miscInfo: MiscInfo | null;
  /** When asking again is likely to bring an update; null: not known. */
  nextUpdateTime: Date | null;
  state: unknown;
  /** Nothing has been heard for longer than anybody waits: the sandbox's clock runs ahead for it. */
  isGivenUp?: boolean;
}

/** There is no carrier, or the number is not one of its own: asking it again is useless. */
export class InvalidCarrier extends Error {}

/** Where checkpoints come from. The sandbox is one; each integration with a carrier is another. */
export interface CarrierAdapter {
  readonly dataSource: 'sandbox' | 'carrier';
  /** Rejects when the carrier does not answer: the shipment keeps what it has; with an InvalidCarrier it is stopped. */
  fetch(request: SyncRequest, now: Date): Promise<CarrierReport>;
}
