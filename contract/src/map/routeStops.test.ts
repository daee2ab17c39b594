import type { Address, TrackInfo } from '../api/trackInfo.ts';
import { routeStops } from './routeStops.ts';

const at = (city: string, longitude: string | null, latitude: string | null): Address => ({
  country: 'DE',
  state: null,
  city,
  street: null,
  postal_code: null,
  coordinates: { longitude, latitude },
});
const BERLIN = at('Berlin', '13.40', '52.52');
const LEIPZIG = at('Leipzig', '12.37', '51.34');
const MUNICH = at('Munich', '11.58', '48.14');

/** As much of a journey as the route is made of. */
function journey(addresses: Address[], destination: Address, status: 'InTransit' | 'Delivered' = 'InTransit') {
  const events = addresses.map((address) => ({ address, location: 'scan' })).reverse();
  return {
    shipping_info: { shipper_address: BERLIN, recipient_address: destination },
    latest_status: { status, sub_status: `${status}_Other` },
    tracking: { providers: [{ events }] },
  } as unknown as TrackInfo;
}
const named = (stops: ReturnType<typeof routeStops>) => stops.map(({ name, state }) => [name, state]);

it('PG-2e leads from the origin over the places it was seen at to the destination', () => {
  expect(named(routeStops(journey([BERLIN, LEIPZIG, LEIPZIG], MUNICH)))).toEqual([
    ['Berlin, DE', 'passed'],
    ['Leipzig, DE', 'current'],
    ['Munich, DE', 'ahead'],
  ]);
});

it('PG-2e has nothing ahead once it is delivered', () => {
  expect(named(routeStops(journey([LEIPZIG, MUNICH], MUNICH, 'Delivered'))).at(-1)).toEqual(['Munich, DE', 'current']);
});

it.each([
  [null, null],
  ['', ''],
  ['x', '1'],
  ['200', '10'],
  ['10', '-91'],
])('PG-2e knows no place at longitude %s, latitude %s', (longitude, latitude) => {
  const nowhere = at('Nowhere', longitude, latitude);
  expect(named(routeStops(journey([nowhere], nowhere)))).toEqual([['Berlin, DE', 'current']]);
});
