import { supportedLanguage } from '@tracking-console/contract/values/languages';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { StartRefusal } from './startRefusal.ts';

/** A script's address: absolute, or a path of this origin. */
const SCRIPT = '^(https?://[^/\\s]+/\\S*|/[^/\\s]\\S*)?$';

const ORIGINS = '^(https?://[^/,;\\s]+(,https?://[^/,;\\s]+)*)?$';

/** Over HTTPS, except on this machine: the key goes along. */
const SOURCE =
  '^(https://[^/@?#\\s]+(/[^@?#\\s]*)?|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?(/[^@?#\\s]*)?)?$';

/** Names, each with its origin or path. */
const PAIRS = '^([a-z0-9]+=(https?://[^/=,\\s]+|/[^/=,\\s]+)(,[a-z0-9]+=(https?://[^/=,\\s]+|/[^/=,\\s]+))*)?$';

const Variables = Type.Object({
  HOST: Type.String({ default: '127.0.0.1', minLength: 1 }),
  PORT: Type.Integer({ default: 9000, minimum: 0, maximum: 65_535 }),
  DATA_DIR: Type.String({ default: '.data', minLength: 1 }),
  DATABASE_URL: Type.String({ default: '', pattern: '^(|postgres(ql)?://.+)$' }),
  DATABASE_POOL: Type.Integer({ default: 10, minimum: 1, maximum: 200 }),
  /** Empty: importmap.json in DIST_DIR, which the build writes. */
  RELEASE_FILE: Type.String({ default: '' }),
  RELEASE_FROM: Type.Union([Type.Literal('channels'), Type.Literal('file')], { default: 'channels' }),
  DIST_DIR: Type.String({ default: 'dist', minLength: 1 }),
  /** Applications the deployment adds to the page; empty: none. */
  APPLICATIONS_FILE: Type.String({ default: '' }),
  BRAND: Type.String({ default: 'Tracking Console', minLength: 1, maxLength: 60 }),
  /** Origins the console is reached at, beside localhost on its own port; separated by commas. */
  ORIGINS: Type.String({ default: '', pattern: ORIGINS }),
  /** Other hosts a sign-in may return to. */
  RETURN_HOSTS: Type.String({ default: '', pattern: '^([a-z0-9.:-]+(,[a-z0-9.:-]+)*)?$' }),
  /** Parent domain of the language cookie; empty keeps it on the host. */
  COOKIE_DOMAIN: Type.String({ default: '', pattern: '^([a-z0-9-]+(\\.[a-z0-9-]+)+)?$' }),
  /** The allowed origins of overriding modules, beside http://localhost on any port; separated by commas. */
  OVERRIDE_ORIGINS: Type.String({ default: '', pattern: ORIGINS }),
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: Type.String({ default: '' }),
  DEFAULT_AREA: Type.String({ default: 'global', pattern: '^[a-z0-9]{2,20}$' }),
  /** API hosts by area. */
  REGIONAL_HOSTS: Type.String({ default: '', pattern: PAIRS }),
  /** The origin or path in front of the console API's root, by environment. */
  CONSOLE_PREFIXES: Type.String({
    default: '',
    pattern: PAIRS.replaceAll('[a-z0-9]+=', '(test1|test2|uat|production)='),
  }),
  /** How many times faster than life the sandbox's journeys play. */
  JOURNEY_SPEED: Type.Number({ default: 1440, exclusiveMinimum: 0, maximum: 1_000_000 }),
  /** Credits an air waybill costs. */
  AIR_WAYBILL_COST: Type.Integer({ default: 10, minimum: 0, maximum: 1_000 }),
  /** The source of journeys. */
  CARRIER_SOURCE: Type.Union([Type.Literal('sandbox'), Type.Literal('track-v2'), Type.Literal('aftership')], {
    default: 'sandbox',
  }),
  /** The provider's base address, which AfterShip's SDK knows by itself, and the key of our account there. */
  CARRIER_SOURCE_URL: Type.String({ default: '', pattern: SOURCE }),
  CARRIER_SOURCE_KEY: Type.String({ default: '', pattern: '^([!-~]{8,200})?$' }),
  /** The signing secrets of the provider's webhooks, if not the key; several while they change, separated by commas. */
  CARRIER_SOURCE_SECRET: Type.String({ default: '', pattern: '^([!-+\\--~]{8,200}(,[!-+\\--~]{8,200})*)?$' }),
  /** What is sold. */
  PRODUCTS_FILE: Type.String({ default: 'server/products.json', minLength: 1 }),
  /** Whether requested invoices are issued by themselves; empty: in the demo alone. */
  INVOICE_ISSUING: Type.Union([Type.Literal(''), Type.Literal('automatic'), Type.Literal('manual')], { default: '' }),
  /** The accounts customers transfer money to; empty: the demo's accounts in the demo, else none. */
  RECEIVING_ACCOUNTS_FILE: Type.String({ default: '' }),
  /** Stripe takes the payments; several secrets of its webhooks while one changes, separated by commas. */
  STRIPE_SECRET_KEY: Type.String({ default: '', pattern: '^([rs]k_(test|live)_[A-Za-z0-9_]{8,250})?$' }),
  STRIPE_WEBHOOK_SECRET: Type.String({
    default: '',
    pattern: '^(whsec_[A-Za-z0-9+/=]{8,200}(,whsec_[A-Za-z0-9+/=]{8,200})*)?$',
  }),
  /** The mail server; empty: mails are kept in a folder. */
  SMTP_URL: Type.String({ default: '', pattern: '^(smtps?://[^\\s]+)?$' }),
  MAIL_FROM: Type.String({
    default: 'no-reply@example.com',
    pattern: '^[^@\\s<>,;"]+@[A-Za-z0-9.-]+$',
    maxLength: 250,
  }),
  /** The signing key of the mail server's delivery and bounce reports; empty: it reports none. */
  MAIL_HOOK_SECRET: Type.String({ default: '', pattern: '^(whsec_[A-Za-z0-9+/]{22,200}={0,2})?$' }),
  /** Keys of encrypted data: the first encrypts, any decrypts; empty: a key of the data folder's own. */
  SECRET_KEYS: Type.String({ default: '', pattern: '^([A-Za-z0-9+/]{43}=(,[A-Za-z0-9+/]{43}=)*)?$' }),
  /** The providers customers may sign in with; empty: the stand-ins in the demo, none elsewhere. */
  SOCIAL_PROVIDERS_FILE: Type.String({ default: '' }),
  /** How long a page may take to be rendered on the server; in ms. */
  RENDER_LIMIT: Type.Integer({ default: 250, minimum: 1, maximum: 4_000 }),
  /** How long after the first application the others are fetched ahead; in ms. */
  PREFETCH_DELAY: Type.Integer({ default: 3000, minimum: 0, maximum: 600_000 }),
  /** off: accounts are opened by the deployment alone. */
  REGISTRATION: Type.Union([Type.Literal('on'), Type.Literal('off')], { default: 'on' }),
  DEMO: Type.Union([Type.Literal('0'), Type.Literal('1')], { default: '1' }),
  TEST_HOOKS: Type.Union([Type.Literal('0'), Type.Literal('1')], { default: '0' }),
  /** The address of error reports; empty: none are sent. */
  REPORTING_DSN: Type.String({ default: '', pattern: '^(https?://[^@/:\\s]+@[^@/\\s]+/([^\\s?#]+/)?\\d+)?$' }),
  /** The share of page loads that are traced. */
  REPORTING_SAMPLE_RATE: Type.Number({ default: 1, minimum: 0, maximum: 1 }),
  /** The provider's scripts with the carriers and the customer's country for the page. */
  CARRIERS_SCRIPT: Type.String({ default: '/site/scripts/carriers.js', pattern: SCRIPT }),
  COUNTRY_SCRIPT: Type.String({ default: '/site/get-country', pattern: SCRIPT }),
  ANALYTICS_SCRIPT: Type.String({ default: '', pattern: SCRIPT }),
  /** Empty: the stand-in in the demo, no chat elsewhere. */
  CHAT_SCRIPT: Type.String({ default: '', pattern: `${SCRIPT}|^off$` }),
  CHAT_CONTAINER: Type.String({ default: '#chat-widget', minLength: 1, maxLength: 200 }),
  /** The Chromium in which a release is mounted before it is promoted; empty: one on the PATH. */
  CHROME_PATH: Type.String({ default: '' }),
  LOG_LEVEL: Type.Union(
    ['fatal', 'error', 'warn', 'info', 'debug', 'silent'].map((level) => Type.Literal(level)),
    { default: 'warn' },
  ),
  /** The token for /metrics; empty: it is closed. */
  METRICS_TOKEN: Type.String({ default: '', pattern: '^([A-Za-z0-9._~+/=-]{16,200})?$' }),
});
export type Variables = Static<typeof Variables>;

/** The expected form of a variable, as the end of the error's sentence. */
const EXPECTED: Record<keyof Variables, string> = {
  HOST: 'an address to listen on, such as 127.0.0.1',
  PORT: 'a whole number from 0 to 65535',
  DATA_DIR: 'the path of a folder',
  DATABASE_URL: 'an address that begins with postgresql://',
  DATABASE_POOL: 'a whole number from 1 to 200',
  RELEASE_FILE: 'the path of an import map',
  RELEASE_FROM: 'channels or file',
  DIST_DIR: 'the path of the built modules',
  APPLICATIONS_FILE: 'the path of a list of applications',
  BRAND: 'a name of at most 60 characters',
  ORIGINS: 'origins such as https://console.example.com, separated by commas',
  RETURN_HOSTS: 'host names such as www.example.com, separated by commas',
  COOKIE_DOMAIN: 'a domain such as example.com',
  OVERRIDE_ORIGINS: 'origins such as https://modules.example.com, separated by commas',
  TRUSTED_PROXIES: 'addresses or networks such as 10.0.0.0/8, separated by commas',
  DEFAULT_AREA: '2 to 20 small letters or digits, and not the name of a language',
  REGIONAL_HOSTS: 'areas with their hosts such as eu=https://eu.example.com, separated by commas',
  CONSOLE_PREFIXES: 'test1, test2, uat or production, each with a path or an origin, such as uat=/uat',
  JOURNEY_SPEED: 'a number above 0',
  AIR_WAYBILL_COST: 'a whole number from 0 to 1000',
  CARRIER_SOURCE: 'sandbox, track-v2 or aftership',
  CARRIER_SOURCE_URL: 'an address such as https://api.example.com/track/v2.4, where CARRIER_SOURCE is track-v2',
  CARRIER_SOURCE_KEY: '8 to 200 visible characters, where CARRIER_SOURCE is not sandbox',
  CARRIER_SOURCE_SECRET: '8 to 200 visible characters; several are separated by commas',
  PRODUCTS_FILE: 'the path of a list of products',
  INVOICE_ISSUING: 'automatic or manual',
  RECEIVING_ACCOUNTS_FILE: 'the path of a list of bank accounts',
  STRIPE_SECRET_KEY: 'a key that begins with sk_test_, sk_live_, rk_test_ or rk_live_',
  STRIPE_WEBHOOK_SECRET: 'a secret that begins with whsec_, where STRIPE_SECRET_KEY is set',
  SMTP_URL: 'the address of a mail server such as smtps://name:password@mail.example.com',
  MAIL_FROM: 'an e-mail address',
  MAIL_HOOK_SECRET: 'whsec_ and at least 16 bytes in base64',
  SECRET_KEYS: 'keys of 32 bytes in base64, separated by commas',
  SOCIAL_PROVIDERS_FILE: 'the path of a list of OpenID Connect providers',
  RENDER_LIMIT: 'milliseconds from 1 to 4000',
  PREFETCH_DELAY: 'milliseconds from 0 to 600000',
  REGISTRATION: 'on or off',
  DEMO: '0 or 1',
  TEST_HOOKS: '0 or 1',
  REPORTING_DSN: 'a DSN such as https://key@reports.example.com/1',
  REPORTING_SAMPLE_RATE: 'a number from 0 to 1',
  CARRIERS_SCRIPT: 'the address of a script',
  COUNTRY_SCRIPT: 'the address of a script',
  ANALYTICS_SCRIPT: 'the address of a script',
  CHAT_SCRIPT: 'the address of a script, or off',
  CHAT_CONTAINER: 'a CSS selector of at most 200 characters',
  CHROME_PATH: 'the path of a Chromium',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
  METRICS_TOKEN: '16 to 200 letters, digits or characters of . _ ~ + / = -',
};

/** Not repeated in a message, which may end in a log. */
const SECRETS: readonly string[] = [
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_HOOK_SECRET',
  'SECRET_KEYS',
  'METRICS_TOKEN',
  'CARRIER_SOURCE_URL',
  'CARRIER_SOURCE_KEY',
  'CARRIER_SOURCE_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] satisfies (keyof Variables)[];

/** The variables that are set, and the defaults of the others; a mistake is named in one sentence. */
export function readVariables(environment: Record<string, string | undefined>): Variables {
  const given = Object.fromEntries(
    Object.keys(Variables.properties)
      .filter((name) => environment[name]?.trim())
      .map((name) => [name, environment[name]?.trim()]),
  );
  const values = Value.Convert(Variables, Value.Default(Variables, given));
  const name = mistakeIn(values);
  if (name === undefined) return Value.Parse(Variables, values);
  // The schema's keys are the table's keys, so the look-up can only miss if TypeBox reports the whole object.
  const expected = EXPECTED[name as keyof Variables] ?? 'valid';
  const value = environment[name]?.trim();
  const shown = !value ? 'missing' : SECRETS.includes(name) ? 'mistaken' : `"${value}"`;
  throw new StartRefusal(`${name} is ${shown} but must be ${expected}.`);
}

const NEEDED = {
  sandbox: [],
  'track-v2': ['CARRIER_SOURCE_URL', 'CARRIER_SOURCE_KEY'],
  aftership: ['CARRIER_SOURCE_KEY'],
} as const satisfies Record<Variables['CARRIER_SOURCE'], (keyof Variables)[]>;

/** The name of the first variable that cannot be used. */
function mistakeIn(values: unknown): string | undefined {
  const [error] = Value.Errors(Variables, values);
  if (error) return error.instancePath.split('/')[1];
  // The sign-in page distinguishes areas and languages by their names.
  const variables = Value.Parse(Variables, values);
  if (supportedLanguage(variables.DEFAULT_AREA)) return 'DEFAULT_AREA';
  if (variables.STRIPE_SECRET_KEY !== '' && variables.STRIPE_WEBHOOK_SECRET === '') return 'STRIPE_WEBHOOK_SECRET';
  return NEEDED[variables.CARRIER_SOURCE].find((needed) => variables[needed] === '');
}
