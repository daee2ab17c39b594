import { findCarrierByName } from './carriers.ts';
import { COURIERS } from './couriers.ts';
import { POSTAL_OPERATORS } from './postalOperators.ts';
import { trackingPage } from './trackingPage.ts';

const pageOf = (carrier: string, number: string) => trackingPage(findCarrierByName(carrier)?.key ?? 0, number);

it.each([
  ['UPS', '1Z5R89390357567127', 'https://www.ups.com/track?tracknum=1Z5R89390357567127'],
  ['FedEx', '00408017007469', 'https://www.fedex.com/fedextrack/?trknbr=408017007469'],
  ['FedEx', '1001921334250001000300779017972697', 'https://www.fedex.com/fedextrack/?trknbr=779017972697'],
  ['DPD', '01015026003653C', 'https://tracking.dpd.de/status/en_US/parcel/01015026003653'],
  ['DPD', '01015026003653', 'https://tracking.dpd.de/status/en_US/parcel/01015026003653'],
  // A number of no known format, or chosen for a carrier of another, goes there as it is.
  ['GLS', 'A B&C/1', 'https://gls-group.eu/EU/en/parcel-tracking?match=A%20B%26C%2F1'],
  ['DPD', '1Z5R89390357567127', 'https://tracking.dpd.de/status/en_US/parcel/1Z5R89390357567127'],
])('PG-2e leads to the page of %s for %s', (carrier, number, page) => {
  expect(pageOf(carrier, number)).toBe(page);
});

it('PG-2e has no page where none is known', () => {
  expect(pageOf('LaserShip', '1LS717793482164')).toBeNull();
  expect(trackingPage(0, '1LS717793482164')).toBeNull();
});

it('PG-2e leads to safe pages only, each with a place for the number', () => {
  const templates = [...COURIERS, ...POSTAL_OPERATORS].flatMap(({ trackingUrlTemplate }) => trackingUrlTemplate ?? []);
  expect(templates.filter((template) => !/^https:\/\/[a-z0-9.-]+\/[^{}]*\{number\}[^{}]*$/.test(template))).toEqual([]);
});
