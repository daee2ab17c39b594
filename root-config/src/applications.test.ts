import { applications, isActive, isOpenTo } from './applications.ts';

const activeAt = (pathname: string) =>
  applications.filter((entry) => isActive(entry, { pathname })).map(({ name }) => name);

it.each([
  ['/buyer/dashboard', ['shell', 'buyer-app']],
  ['/BUYER/shipment', ['shell', 'buyer-app']],
  ['/api', ['shell', 'api-app']],
  ['/Api/tracking', ['shell', 'api-app']],
  ['/Release/channels', ['shell', 'release-app']],
  ['/apiary', ['shell']],
  ['/', ['shell']],
  ['/%62uyer/shipment', ['shell', 'buyer-app']],
  ['/welcome', ['shell']],
  ['/nothing', ['shell']],
  ['/track/paycallback/more', ['shell']],
])('RT-2 %s shows %j', (pathname, names) => expect(activeAt(pathname)).toEqual(names));

it.each(['/track/paycallback', '/track/payCallback/', '/TRACK/%70aycallback'])(
  'RT-3 %s is shown without the shell',
  (pathname) => {
    expect(activeAt(pathname)).toEqual(['pay-callback']);
  },
);

it.each([
  [{ release: true, override: false, finance: false }, true],
  [{ release: false, override: true, finance: false }, true],
  [{ release: false, override: false, finance: false }, false],
])('RL-8 %j opens the release page: %j', (rights, open) => {
  const names = applications.filter((entry) => isOpenTo(rights, entry)).map(({ name }) => name);
  expect(names.includes('release-app')).toBe(open);
  expect(names).toEqual(expect.arrayContaining(['shell', 'buyer-app', 'api-app', 'pay-callback']));
});
