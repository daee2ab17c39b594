import type { KeyScope } from '@tracking-console/contract/api/keyConstants';
import * as answers from '@tracking-console/contract/api/trackAnswers';
import type { BatchAnswer, TrackListPage } from '@tracking-console/contract/api/tracking';
import { MAX_NUMBERS } from '@tracking-console/contract/shipments/shipmentConstants';
import { type Static, type TSchema, Type } from 'typebox';
import { Refusal } from '../../http/calls/refusal.ts';
import type { QuotaService } from '../quotas/quotaService.ts';
import type { ApiSettingService } from '../settings/apiSettingService.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import { nameOtherSet } from './nameOtherSet.ts';
import { createItemReader, type Reading } from './reading/readItems.ts';
import type { RealTimeQueries } from './realTimeQueries.ts';
import type { Pushes } from './registeredNumbers.ts';
import type { TrackCaller } from './trackCaller.ts';
import { type TrackCode, wholeFailure } from './trackErrors.ts';
import type { TrackListService } from './trackListService.ts';

export interface TrackServices {
  shipments: ShipmentService;
  quotas: QuotaService;
  trackLists: TrackListService;
  queryRealTime: RealTimeQueries;
  pushes: Pushes;
  apiSettings: ApiSettingService;
  now(): Date;
}

export type TrackAnswer = { code: number; data: unknown; page?: TrackListPage };

/** A call of the public API: its parameters and answers, for validation, for its types and for the reference. */
export interface TrackEndpoint {
  /** The last part of its address, as the reference writes it; it is read in any case. */
  name: string;
  body: TSchema;
  /** What a key must be allowed to do. */
  scope: KeyScope;
  /** The schema of a successful call's answer. */
  answer: TSchema;
  /** Codes of single items or of the whole call, beside those of every call. */
  codes: readonly TrackCode[];
  /** The services, the caller and the body as it came. */
  call(services: TrackServices, caller: TrackCaller, body: unknown): Promise<TrackAnswer>;
}

export const Success = <Data extends TSchema>(data: Data) =>
  Type.Object({ code: Type.Literal(0, { description: '0: success.' }), data });

interface BatchEndpoint<Item extends TSchema, Accepted extends TSchema> extends Reading {
  name: string;
  scope: KeyScope;
  item: Item;
  accepted: Accepted;
  codes: readonly TrackCode[];
  call(
    services: TrackServices,
    caller: TrackCaller,
    items: Static<Item>[],
  ): Promise<BatchAnswer<Static<Accepted>> | Refusal>;
}

/** A call that takes a list and accepts or rejects each item of it. */
export function batchEndpoint<Item extends TSchema, Accepted extends TSchema>({
  name,
  scope,
  item,
  accepted,
  codes,
  call,
  ...reading
}: BatchEndpoint<Item, Accepted>): TrackEndpoint {
  const read = createItemReader(item, reading);
  return {
    name,
    scope,
    body: Type.Array(item, { minItems: 1, maxItems: reading.maxItems ?? MAX_NUMBERS }),
    answer: Success(answers.BatchAnswer(accepted)),
    codes: [-18010010, -18010012, -18010013, -18010014, -18010015, ...codes],
    async call(services, caller, body) {
      const list = read(body);
      if (list instanceof Refusal) return wholeFailure(list);
      const answer = await call(services, caller, list.items);
      if (answer instanceof Refusal) return wholeFailure(answer);
      const refused = await nameOtherSet(services.shipments.registration, caller, answer.rejected);
      return { code: 0, data: { accepted: answer.accepted, rejected: [...list.rejected, ...refused] } };
    },
  };
}
