import * as answers from '@tracking-console/contract/api/trackAnswers';
import {
  CarrierChangeItem,
  InfoChangeItem,
  NumberItem,
  RealTimeItem,
  RegisterItem,
} from '@tracking-console/contract/api/tracking';
import { Type } from 'typebox';
import { changeInfo } from './changedInfo.ts';
import { changeCarrier, retrack } from './correctedNumbers.ts';
import { eachInTurn } from './eachInTurn.ts';
import { readQuota } from './readQuota.ts';
import { register } from './register.ts';
import { deleteTrack, getTrackInfo, pushTrack, stopTrack } from './registeredNumbers.ts';
import { batchEndpoint, Success, type TrackEndpoint } from './trackEndpoint.ts';
import { getTrackList } from './trackList.ts';

/** The calls of the public API, in the order of its reference. */
export const TRACK_ENDPOINTS: readonly TrackEndpoint[] = [
  batchEndpoint({
    name: 'register',
    scope: 'write',
    item: RegisterItem,
    accepted: answers.RegisteredNumber,
    codes: [
      -18010016, -18010018, -18010019, -18010020, -18010022, -18019901, -18019903, -18019907, -18019908, -18019910,
    ],
    call: async ({ shipments, apiSettings }, { owner }, items) =>
      register(shipments, owner, items, await apiSettings.read(owner.gid)),
  }),
  batchEndpoint({
    name: 'gettrackinfo',
    scope: 'read',
    item: NumberItem,
    accepted: answers.TrackInfoItem,
    codes: [-18019902, -18019909],
    call: ({ shipments, now }, { owner }, items) => getTrackInfo(shipments, owner, items, now()),
  }),
  batchEndpoint({
    name: 'push',
    scope: 'webhook',
    item: NumberItem,
    refusesMisspelled: true,
    accepted: answers.AcceptedNumber,
    codes: [-18010204, -18019902, -18019909],
    call: (services, { owner }, items) => pushTrack(services, owner, items),
  }),
  getTrackList,
  batchEndpoint({
    name: 'changecarrier',
    scope: 'write',
    item: CarrierChangeItem,
    accepted: answers.ChangedCarrier,
    codes: [
      -18010016, -18019801, -18019802, -18019803, -18019804, -18019805, -18019806, -18019807, -18019808, -18019809,
      -18019902,
    ],
    call: ({ shipments }, { owner }, items) => changeCarrier(shipments, owner, items),
  }),
  batchEndpoint({
    name: 'changeinfo',
    scope: 'write',
    item: InfoChangeItem,
    accepted: answers.AcceptedNumber,
    codes: [-18019810, -18019811, -18019902, -18019908],
    call: ({ shipments }, { owner }, items) => changeInfo(shipments, owner, items),
  }),
  batchEndpoint({
    name: 'stoptrack',
    scope: 'write',
    item: NumberItem,
    refusesMisspelled: true,
    accepted: answers.AcceptedNumber,
    codes: [-18019902, -18019906],
    call: ({ shipments }, { owner }, items) => stopTrack(shipments, owner, items),
  }),
  batchEndpoint({
    name: 'retrack',
    scope: 'write',
    item: NumberItem,
    refusesMisspelled: true,
    accepted: answers.AcceptedNumber,
    codes: [-18019902, -18019904, -18019905],
    call: ({ shipments }, { owner }, items) => retrack(shipments, owner, items),
  }),
  batchEndpoint({
    name: 'deletetrack',
    scope: 'write',
    item: NumberItem,
    refusesMisspelled: true,
    accepted: answers.AcceptedNumber,
    codes: [-18019902],
    call: ({ shipments }, { owner }, items) => deleteTrack(shipments, owner, items),
  }),
  {
    name: 'getquota',
    scope: 'read',
    body: Type.Union([Type.Array(Type.Unknown()), Type.Object({})]),
    answer: Success(answers.Quota),
    codes: [],
    call: async (services, { owner }) => ({ code: 0, data: await readQuota(services, owner) }),
  },
  batchEndpoint({
    name: 'getRealTimeTrackInfo',
    scope: 'write',
    item: RealTimeItem,
    maxItems: 1,
    accepted: answers.TrackInfoItem,
    codes: [-18019815, -18019816, -18019817, -18019818, -18019908, -18019910, -18019912],
    call: ({ queryRealTime }, { owner }, items) => eachInTurn(items, (item) => queryRealTime(owner, item)),
  }),
];
