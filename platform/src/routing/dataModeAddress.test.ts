import { inDataMode } from './dataModeAddress.ts';

it.each([
  ['/api/tracking', '/api/tracking?mode=test'],
  ['/API', '/API?mode=test'],
  ['/api/settings?tab=logs&failed=true#last', '/api/settings?tab=logs&failed=true&mode=test#last'],
  ['/api/tracking?mode=live&shipment=RB1.3011', '/api/tracking?mode=live&shipment=RB1.3011'],
  ['/api/tracking?mode=test', '/api/tracking?mode=test'],
  ['/buyer/dashboard', '/buyer/dashboard'],
  ['/apis', '/apis'],
  ['https://other.example/api/tracking', 'https://other.example/api/tracking'],
  ['#main', '#main'],
  ['', ''],
])('leads from test data from %s to %s', (href, address) => {
  expect(inDataMode(href, 'test')).toBe(address);
  expect(inDataMode(href, 'live')).toBe(href);
});
