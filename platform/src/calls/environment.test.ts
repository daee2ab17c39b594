import { testConfiguration } from '../testing.ts';
import { environmentOf, rootsOf } from './environment.ts';

it.each([
  ['test1.example.com', 'test1'],
  ['TEST2.example.com', 'test2'],
  ['uat.example.com', 'uat'],
  ['console.example.com', 'production'],
  ['uat2.example.com', 'production'],
  ['console.uat.example.com', 'production'],
  ['localhost', 'production'],
  ['127.0.0.1', 'production'],
  ['', 'production'],
])('CA-1 %s is %s', (host, environment) => expect(environmentOf(host)).toBe(environment));

it('CA-1 puts the environment’s prefix before the console API and leaves the other roots alone', () => {
  const configuration = { ...testConfiguration, consolePrefixes: { test1: '/t1', uat: 'https://uat-api.example.com' } };
  expect(rootsOf(configuration, 'test1.example.com')).toEqual({
    ...testConfiguration.roots,
    console: '/t1/console-api',
  });
  expect(rootsOf(configuration, 'uat.example.com').console).toBe('https://uat-api.example.com/console-api');
  expect(rootsOf(configuration, 'console.example.com')).toEqual(testConfiguration.roots);
});

it('CA-1 has a root for every service', () => {
  expect(testConfiguration.roots).toMatchObject({
    pay: '/payapi/call',
    user: '/userapi/call',
    newUser: '/user-api',
    message: '/msgapi/call',
    invoice: '/invoiceapi/call',
    buyer: '/orderapi/call',
  });
});
