import { applications, isActive } from './applications.ts';

const activeAt = (pathname: string) =>
  applications.filter((entry) => isActive(entry, { pathname })).map(({ name }) => name);

it.each([
  ['/buyer/dashboard', ['shell', 'buyer-app']],
  ['/BUYER/shipment', ['shell', 'buyer-app']],
  ['/api', ['shell', 'api-app']],
  ['/Api/tracking', ['shell', 'api-app']],
  ['/apiary', ['shell']],
  ['/', ['shell']],
])('RT-2 %s shows %j', (pathname, names) => expect(activeAt(pathname)).toEqual(names));

it.each(['/track/paycallback', '/track/payCallback/'])('RT-3 %s stands without the shell', (pathname) => {
  expect(activeAt(pathname)).toEqual(['pay-callback']);
});
