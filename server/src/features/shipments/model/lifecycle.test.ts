import { isFinal, mainStatusOf, SUB_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { DAY } from '@tracking-console/contract/values/durations';
import { attentionOf } from '../attention.ts';
import { nextSyncTime, statusBeforeFirstUpdate, stopOf } from './lifecycle.ts';

const now = new Date('2026-03-02T15:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);

it('knows the main status of every sub-status', () => {
  for (const [main, subStatuses] of Object.entries(SUB_STATUSES)) {
    expect(subStatuses.map(mainStatusOf)).toEqual(subStatuses.map(() => main));
  }
});

it('PA-3 calls a number with a wrong check digit an invalid code', () => {
  expect(statusBeforeFirstUpdate('wrong')).toBe('NotFound_InvalidCode');
  expect(statusBeforeFirstUpdate('valid')).toBe('NotFound_Other');
});

describe('stopping by itself', () => {
  it.each([
    ['InTransit_Other', 30, { reason: 'Expired', subStatus: 'Expired_Other' }],
    ['InTransit_Other', 29, null],
    ['NotFound_Other', 30, { reason: 'Expired', subStatus: 'NotFound_Other' }],
    ['Delivered_Other', 15, { reason: 'Expired', subStatus: 'Delivered_Other' }],
    ['Delivered_Other', 14, null],
    ['Exception_Returned', 15, { reason: 'Expired', subStatus: 'Exception_Returned' }],
    ['Exception_Delayed', 15, null],
  ] as const)('%s without updates for %i days', (subStatus, days, stop) => {
    expect(stopOf({ subStatus, changeTime: daysAgo(days) }, now)).toEqual(stop);
  });
});

it('asks again when there will be updates, at the latest in a day', () => {
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(nextSyncTime('InTransit_Other', inMinutes(7), now)).toEqual(inMinutes(7));
  expect(nextSyncTime('InTransit_Other', daysAgo(-3), now)).toEqual(daysAgo(-1));
  expect(nextSyncTime('OutForDelivery_Other', null, now)).toEqual(inMinutes(60));
  expect(nextSyncTime('Delivered_Other', null, now)).toEqual(daysAgo(-1));
});

describe('attention', () => {
  it.each([
    ['Exception_Lost', 0, 'red'],
    ['DeliveryFailure_InvalidAddress', 0, 'red'],
    ['InTransit_CustomsRequiringInformation', 0, 'red'],
    ['DeliveryFailure_NoBody', 0, 'amber'],
    ['AvailableForPickup_Other', 2, 'green'],
    ['AvailableForPickup_Other', 4, 'amber'],
    ['InTransit_Other', 6, 'green'],
    ['InTransit_Other', 7, 'amber'],
    ['Delivered_Other', 40, 'green'],
    ['NotFound_Other', 10, 'grey'],
    ['InfoReceived', 0, 'grey'],
    ['Expired_Other', 1, 'amber'],
  ] as const)('%s unchanged for %i days is %s', (subStatus, days, level) => {
    const packageStatus = mainStatusOf(subStatus);
    expect(attentionOf({ packageStatus, subStatus, changeTime: daysAgo(days) }, now)).toBe(level);
  });
});

it('takes returned, lost, destroyed and cancelled shipments as finished', () => {
  const finished = Object.values(SUB_STATUSES).flat().filter(isFinal);
  expect(finished).toEqual([
    'Delivered_Other',
    'Exception_Returned',
    'Exception_Lost',
    'Exception_Destroyed',
    'Exception_Cancel',
  ]);
});
