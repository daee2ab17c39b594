import { resolve } from 'node:path';
import { readConfiguration } from './config.ts';

it('needs nothing to run the demo on this machine alone', () => {
  expect(readConfiguration({})).toMatchObject({
    host: '127.0.0.1',
    port: 9000,
    databaseUrl: '',
    defaultArea: 'global',
    demo: true,
    testHooks: false,
    origins: ['http://localhost:9000', 'http://127.0.0.1:9000', 'http://[::1]:9000'],
    returnHosts: [],
  });
});

it.each([
  [{}, 'dist/importmap.json'],
  [{ DIST_DIR: '/srv/built' }, '/srv/built/importmap.json'],
  [{ DIST_DIR: '/srv/built', RELEASE_FILE: 'preview.json' }, 'preview.json'],
])('RL-10 with %j the release is read from %s', (environment, file) => {
  expect(readConfiguration(environment).releaseFile).toBe(resolve(import.meta.dirname, '../..', file));
});

it('reads lists, numbers and switches', () => {
  const environment = {
    ORIGINS: 'https://console.example.com,https://eu.example.com',
    RETURN_HOSTS: 'www.example.com',
    REGIONAL_HOSTS: 'eu=https://eu.example.com,us=https://us.example.com',
    CONSOLE_PREFIXES: 'test1=/t1,uat=https://uat.example.com',
    JOURNEY_SPEED: '2.5',
    PREFETCH_DELAY: '0',
    COUNTRY_SCRIPT: 'https://site.example.com/get-country',
    DEMO: '0',
  };
  expect(readConfiguration(environment)).toMatchObject({
    origins: expect.arrayContaining(['https://console.example.com', 'https://eu.example.com']),
    returnHosts: ['www.example.com'],
    regionalHosts: { eu: 'https://eu.example.com', us: 'https://us.example.com' },
    consolePrefixes: { test1: '/t1', uat: 'https://uat.example.com' },
    journeySpeed: 2.5,
    prefetchDelay: 0,
    scripts: { carriers: '/site/scripts/carriers.js', country: 'https://site.example.com/get-country' },
    demo: false,
  });
});

it.each([
  [{ PORT: '70000' }, 'PORT is "70000" but must be a whole number from 0 to 65535.'],
  [{ JOURNEY_SPEED: '0' }, 'JOURNEY_SPEED is "0" but must be a number above 0.'],
  [{ PREFETCH_DELAY: '-1' }, 'PREFETCH_DELAY is "-1" but must be milliseconds from 0 to 600000.'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is mistaken but must be 16 to 200 letters'],
  [{ CARRIER_SOURCE: 'real' }, 'CARRIER_SOURCE is "real" but must be sandbox, track-v2 or aftership.'],
  [{ CARRIER_SOURCE: 'track-v2' }, 'CARRIER_SOURCE_URL is missing but must be an address such as'],
  [
    { CARRIER_SOURCE: 'track-v2', CARRIER_SOURCE_URL: 'https://api.example.com/track/v2.4' },
    'CARRIER_SOURCE_KEY is missing but must be 8 to 200 visible characters',
  ],
  [{ CARRIER_SOURCE_URL: 'http://api.example.com' }, 'CARRIER_SOURCE_URL is mistaken but must be an address such as'],
  [{ DEMO: 'yes' }, 'DEMO is "yes" but must be 0 or 1.'],
  [{ ORIGINS: 'console.example.com' }, 'ORIGINS is "console.example.com" but must be origins such as'],
  [{ REGIONAL_HOSTS: 'eu=eu.example.com' }, 'REGIONAL_HOSTS is "eu=eu.example.com" but must be areas with their hosts'],
  [{ CONSOLE_PREFIXES: 'live=/x' }, 'CONSOLE_PREFIXES is "live=/x" but must be test1, test2, uat or production'],
  [{ DEFAULT_AREA: 'Über' }, 'DEFAULT_AREA is "Über" but must be 2 to 20 small letters or digits'],
  [{ DEFAULT_AREA: 'fr' }, 'DEFAULT_AREA is "fr" but must be 2 to 20 small letters or digits'],
])('says of %j in one sentence what it should be', (environment, sentence) => {
  expect(() => readConfiguration(environment)).toThrow(sentence);
});

it('reads the source of real journeys, whose webhooks are signed with its key unless another secret is named', () => {
  const environment = {
    CARRIER_SOURCE: 'track-v2',
    CARRIER_SOURCE_URL: 'https://api.example.com/track/v2.4/',
    CARRIER_SOURCE_KEY: 'a-key-of-ours',
  };
  const { carrierSource } = readConfiguration(environment);
  expect(carrierSource).toEqual({
    kind: 'track-v2',
    url: 'https://api.example.com/track/v2.4',
    key: 'a-key-of-ours',
    secrets: ['a-key-of-ours'],
  });
  const signed = readConfiguration({ ...environment, CARRIER_SOURCE_SECRET: 'whsec_old+1=,whsec_new/2=' });
  expect(signed.carrierSource?.secrets).toEqual(['whsec_old+1=', 'whsec_new/2=']);
  expect(readConfiguration({}).carrierSource).toBeNull();
  const aftership = readConfiguration({ CARRIER_SOURCE: 'aftership', CARRIER_SOURCE_KEY: 'a-key-of-ours' });
  expect(aftership.carrierSource).toMatchObject({ kind: 'aftership', url: 'https://api.aftership.com' });
});

it.each([
  { SMTP_URL: 'smtp:hidden' },
  { DATABASE_URL: 'mysql://me:hidden@host/x' },
  { SECRET_KEYS: 'hidden' },
  { METRICS_TOKEN: 'hidden' },
  { CARRIER_SOURCE_URL: 'https://me:hidden@host/track' },
  { CARRIER_SOURCE_KEY: 'hidden' },
  { CARRIER_SOURCE_SECRET: 'hidden' },
])('repeats no secret when it refuses %j', (environment) => {
  expect(() => readConfiguration(environment)).toThrow(/ is mistaken but must be /);
  expect(() => readConfiguration(environment)).not.toThrow(/hidden/);
});
