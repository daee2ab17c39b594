import type { Address, TrackEvent } from '../api/trackInfo.ts';
import { milestoneTrack } from './milestoneTrack.ts';
import { KEY_STAGES, type KeyStage, mainStatusOf, type SubStatus } from './statuses.ts';

const NOWHERE: Address = {
  country: null,
  state: null,
  city: null,
  street: null,
  postal_code: null,
  coordinates: { longitude: null, latitude: null },
};
const at = (utc: string | undefined) => ({
  time_iso: utc ?? null,
  time_utc: utc ?? null,
  time_raw: { date: utc?.slice(0, 10) ?? null, time: utc?.slice(11, 19) ?? null, timezone: null },
});

/** What the track shows, e.g. "PickedUp done". */
function shown(
  subStatus: SubStatus,
  reached: Partial<Record<KeyStage, string>>,
  countries: [string | null, string | null] = ['CN', 'DE'],
) {
  const [from, to] = countries.map((country) => ({ ...NOWHERE, country }));
  const steps = milestoneTrack({
    milestone: KEY_STAGES.map((key_stage) => ({ key_stage, ...at(reached[key_stage]) })),
    latest_status: { status: mainStatusOf(subStatus), sub_status: subStatus, sub_status_descr: null },
    latest_event: { ...at('2026-03-09T09:00:00Z') } as TrackEvent,
    shipping_info: { shipper_address: from ?? NOWHERE, recipient_address: to ?? NOWHERE },
  });
  return steps.map(({ name, state }) => `${name} ${state}`);
}

const BEGUN = { InfoReceived: '2026-03-01T09:00:00Z', PickedUp: '2026-03-02T09:00:00Z' };

it('PG-2e orders milestones by time: a pickup point after a failed delivery is where the shipment stands', () => {
  const steps = shown('AvailableForPickup_Other', {
    ...BEGUN,
    AvailableForPickup: '2026-03-05T20:00:00Z',
    OutForDelivery: '2026-03-04T14:00:00Z',
  });
  expect(steps).toEqual([
    'InfoReceived done',
    'PickedUp done',
    'OutForDelivery done',
    'AvailableForPickup current',
    'Delivered future',
  ]);
});

it('PG-2e awaits what usually follows, and no branch that was not taken', () => {
  expect(shown('InTransit_PickedUp', BEGUN)).toEqual([
    'InfoReceived done',
    'PickedUp current',
    'Departure future',
    'Arrival future',
    'OutForDelivery future',
    'Delivered future',
  ]);
});

it('PG-2e awaits no border inside a country', () => {
  expect(shown('InTransit_PickedUp', BEGUN, ['US', 'US'])).not.toContain('Departure future');
  expect(shown('InTransit_PickedUp', BEGUN, [null, null])).toContain('Departure future');
});

it.each<[SubStatus, Partial<Record<KeyStage, string>>]>([
  ['Delivered_Other', { ...BEGUN, OutForDelivery: '2026-03-04T08:00:00Z', Delivered: '2026-03-04T12:00:00Z' }],
  ['Exception_Returned', { ...BEGUN, Returning: '2026-03-06T08:00:00Z', Returned: '2026-03-09T12:00:00Z' }],
  ['Exception_Lost', BEGUN],
])('PG-2e waits for nothing once it is %s', (subStatus, reached) => {
  expect(shown(subStatus, reached).filter((step) => step.endsWith('future'))).toEqual([]);
});

it('PG-2e waits for the return alone once it goes back', () => {
  const steps = shown('Exception_Returning', {
    ...BEGUN,
    OutForDelivery: '2026-03-04T08:00:00Z',
    Returning: '2026-03-06T08:00:00Z',
  });
  expect(steps.slice(-2)).toEqual(['Returning current', 'Returned future']);
});

it('PG-2e shows the status itself where it is no milestone, and not the milestone before it', () => {
  const steps = shown('DeliveryFailure_NoBody', { ...BEGUN, OutForDelivery: '2026-03-04T08:00:00Z' });
  expect(steps.slice(-3)).toEqual(['OutForDelivery done', 'DeliveryFailure current', 'Delivered future']);
});

it('PG-2e keeps the usual order where carriers print a day alone, and shows nothing of a number nobody knows', () => {
  const steps = shown('Delivered_Other', { OutForDelivery: '2026-03-04', Delivered: '2026-03-04' });
  expect(steps).toEqual(['OutForDelivery done', 'Delivered done']);
  expect(shown('NotFound_Other', {})).toEqual([]);
});
