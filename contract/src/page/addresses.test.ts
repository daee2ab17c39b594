import { isUnder, plainPath, readAddress } from './addresses.ts';

it.each([
  '/track/paycallback',
  '/track/paycallback/',
  '/track/paycallback//',
  '/TRACK/PayCallback',
  '/track/%70aycallback',
  '/track/pay%63allback/',
  '/%54rack/paycallback',
])('RT-3 %s is the page of payments', (pathname) => expect(readAddress(pathname)).toEqual({ page: 'payCallback' }));

it.each(['/track/paycallback/more', '/track', '/track/paycallbacks', '//track/paycallback', '/nothing', '/%E0%A4%A'])(
  'RT-3 %s is no page',
  (pathname) => expect(readAddress(pathname)).toEqual({ page: 'unknown' }),
);

it.each([
  ['/buyer', 'buyer'],
  ['/BUYER/shipment', 'buyer'],
  ['/%62uyer/shipment/', 'buyer'],
  ['/api/', 'api'],
  ['/Release/channels', 'release'],
  ['/reports/2026', 'reports'],
])('RT-2 %s belongs to %s', (pathname, area) =>
  expect(readAddress(pathname, ['reports'])).toEqual({ page: 'area', area }),
);

it.each([
  ['/', 'start'],
  ['/welcome', 'welcome'],
  ['/Welcome/', 'welcome'],
])('RT-1 %s is %s', (pathname, page) => expect(readAddress(pathname)).toEqual({ page }));

it('RT-2 knows nothing by what every object inherits', () => {
  for (const name of ['/__proto__', '/constructor', '/toString'])
    expect(readAddress(name)).toEqual({ page: 'unknown' });
});

it('RT-2 a path lies below its prefix by whole segments', () => {
  expect(isUnder('/Buyer/Shipment/', '/buyer')).toBe(true);
  expect(isUnder('/%62uyer', '/buyer/')).toBe(true);
  expect(isUnder('/buyers', '/buyer')).toBe(false);
  expect(isUnder('/anything', '/')).toBe(true);
  expect(plainPath('/Buyer//x/')).toBe('/buyer//x');
});
