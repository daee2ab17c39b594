import type { TrackInfo } from '@tracking-console/contract/api/trackInfo';
import type { WebhookVersion } from '@tracking-console/contract/api/webhookConstants';
import type { EventRecord } from './webhookTable.ts';

/** Always in an event's `data`; in v2.4 with the details some carriers require. */
interface EventData {
  number: string;
  carrier: number;
  tag: string | null;
  param: string | null;
  track_info?: TrackInfo;
}

/** The bytes a webhook gets: the same in every attempt. */
export function eventBody({ event, data }: Pick<EventRecord, 'event' | 'data'>, version: WebhookVersion): string {
  const content = version === 'v2.4' ? data : JSON.stringify(withoutDetails(data));
  return `{"event":"${event}","data":${content}}`;
}

/** Older versions only know `param`. */
function withoutDetails(data: string): EventData {
  const { number, carrier, tag, param, track_info } = JSON.parse(data) as EventData; // written by recordEvents.ts
  return { number, carrier, tag, param, ...(track_info && { track_info }) };
}
