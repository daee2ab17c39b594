import { readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import type { ReceivingAccount } from '@tracking-console/contract/orders/offline';
import type { DeployedApplication } from '@tracking-console/contract/page/applications';
import type { PageConfiguration } from '@tracking-console/contract/page/page';
import { readApplications } from './applicationsFile.ts';
import { readVariables, type Variables } from './environmentVariables.ts';
import { type Catalog, readProducts } from './productsFile.ts';
import { readReceivingAccounts } from './receivingAccountsFile.ts';
import { readSocialProviders, type SocialProvider } from './socialProvidersFile.ts';
import { standInProviders } from './standInProviders.ts';

const root = resolve(import.meta.dirname, '../..');

/** A provider of tracking data: one with the format of our public API, or AfterShip. */
export interface CarrierSource {
  kind: Exclude<Variables['CARRIER_SOURCE'], 'sandbox'>;
  /** Without a slash at its end. */
  url: string;
  key: string;
  /** Any of them may sign its webhooks. */
  secrets: readonly string[];
}

export interface StripeAccount {
  secretKey: string;
  /** Any of them may sign its webhooks. */
  webhookSecrets: readonly string[];
  /** Not a variable: tests answer in Stripe's place. */
  api?: { host: string; port: number; protocol: 'http' | 'https' };
}

export interface Configuration {
  version: string;
  host: string;
  port: number;
  /** Absolute paths. */
  dataDir: string;
  releaseFile: string;
  /** file: this process serves the release of the file and ignores the channels. */
  releaseFrom: 'channels' | 'file';
  distDir: string;
  /** What this deployment adds to the page's applications. */
  applications: readonly DeployedApplication[];
  /** Empty: the embedded PostgreSQL of the data folder. */
  databaseUrl: string;
  databasePool: number;
  brand: string;
  origins: string[];
  returnHosts: string[];
  cookieDomain: string;
  /** The allowed origins of overriding modules, beside a developer's own machine. */
  overrideOrigins: string[];
  trustedProxies: string[];
  defaultArea: string;
  /** Area → origin of the API that keeps its customers' data. */
  regionalHosts: Record<string, string>;
  consolePrefixes: NonNullable<PageConfiguration['consolePrefixes']>;
  journeySpeed: number;
  /** Credits an air waybill costs. */
  airWaybillCost: number;
  /** The source of real journeys; null: the sandbox makes them. */
  carrierSource: CarrierSource | null;
  /** What is sold. */
  catalog: Catalog;
  /** manual: requested invoices wait until the provider's staff issues them. */
  invoiceIssuing: 'automatic' | 'manual';
  /** The accounts customers transfer money to; a currency without one cannot be paid that way. */
  receivingAccounts: readonly ReceivingAccount[];
  /** The provider of payments; null: the stand-in in the demo, none elsewhere. */
  stripe: StripeAccount | null;
  /** Empty: mails are kept in the data folder's `outbox`. */
  smtpUrl: string;
  mailFrom: string;
  /** Signs reports of deliveries and bounces; empty: none are taken. */
  mailHookSecret: string;
  /** Keys of encrypted data, each 32 bytes in base64; the first encrypts. Empty: one of the data folder's own. */
  secretKeys: string[];
  /** The origin of links in mails: the first of ORIGINS. */
  mailOrigin: string;
  /** Whose accounts customers may sign in with. */
  socialProviders: readonly SocialProvider[];
  /** How long the body of a call may take, beside what its length allows; in ms. Not a variable: tests shorten it. */
  bodyPatience: number;
  /** How long a page may take to be rendered on the server before it is sent unrendered; in ms. */
  renderLimit: number;
  /** How long after its first application a page fetches the others ahead; in ms. */
  prefetchDelay: number;
  /** Anyone may open an account; otherwise the deployment opens them itself. */
  registration: boolean;
  /** The demo deployment shows its accounts on the sign-in page. */
  demo: boolean;
  testHooks: boolean;
  /** Empty: off; so for the scripts. */
  reportingDsn: string;
  reportingSampleRate: number;
  /** Addresses of the provider's scripts. */
  scripts: PageConfiguration['scripts'];
  analyticsScript: string;
  chatScript: string;
  chatContainer: string;
  /** Empty: a Chromium on the PATH. */
  chromePath: string;
  logLevel: string;
  /** Empty: there is no /metrics. */
  metricsToken: string;
}

/** Reads and checks the environment once; a mistake ends the start with one sentence that names the variable. */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const variables = readVariables(environment);
  const path = (value: string) => (isAbsolute(value) ? value : resolve(root, value));
  return {
    version: readVersion(),
    host: variables.HOST,
    port: variables.PORT,
    dataDir: path(variables.DATA_DIR),
    releaseFile: path(variables.RELEASE_FILE || join(variables.DIST_DIR, 'importmap.json')),
    releaseFrom: variables.RELEASE_FROM,
    distDir: path(variables.DIST_DIR),
    applications: variables.APPLICATIONS_FILE ? readApplications(path(variables.APPLICATIONS_FILE)) : [],
    databaseUrl: variables.DATABASE_URL,
    databasePool: variables.DATABASE_POOL,
    brand: variables.BRAND,
    origins: [...localOrigins(variables.PORT), ...list(variables.ORIGINS)],
    returnHosts: list(variables.RETURN_HOSTS),
    cookieDomain: variables.COOKIE_DOMAIN,
    overrideOrigins: list(variables.OVERRIDE_ORIGINS),
    trustedProxies: list(variables.TRUSTED_PROXIES),
    defaultArea: variables.DEFAULT_AREA,
    regionalHosts: pairs(variables.REGIONAL_HOSTS),
    consolePrefixes: pairs(variables.CONSOLE_PREFIXES),
    journeySpeed: variables.JOURNEY_SPEED,
    airWaybillCost: variables.AIR_WAYBILL_COST,
    carrierSource: carrierSource(variables),
    catalog: readProducts(path(variables.PRODUCTS_FILE)),
    invoiceIssuing: variables.INVOICE_ISSUING || 'manual',
    receivingAccounts: receivingAccounts(variables, path),
    stripe: stripeAccount(variables),
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM,
    mailHookSecret: variables.MAIL_HOOK_SECRET,
    secretKeys: list(variables.SECRET_KEYS),
    mailOrigin: firstOrigin(variables),
    socialProviders: socialProviders(variables, path),
    bodyPatience: 10_000,
    renderLimit: variables.RENDER_LIMIT,
    prefetchDelay: variables.PREFETCH_DELAY,
    registration: variables.REGISTRATION === 'on',
    demo: variables.DEMO === '1',
    testHooks: variables.TEST_HOOKS === '1',
    reportingDsn: variables.REPORTING_DSN,
    reportingSampleRate: variables.REPORTING_SAMPLE_RATE,
    scripts: { carriers: variables.CARRIERS_SCRIPT, country: variables.COUNTRY_SCRIPT },
    analyticsScript: variables.ANALYTICS_SCRIPT,
    chatScript: chatScript(variables),
    chatContainer: variables.CHAT_CONTAINER,
    chromePath: variables.CHROME_PATH,
    logLevel: variables.LOG_LEVEL,
    metricsToken: variables.METRICS_TOKEN,
  };
}

const AFTERSHIP = 'https://api.aftership.com';

function carrierSource(variables: Variables): CarrierSource | null {
  const { CARRIER_SOURCE: kind, CARRIER_SOURCE_KEY: key, CARRIER_SOURCE_SECRET: secret } = variables;
  if (kind === 'sandbox') return null;
  const url = variables.CARRIER_SOURCE_URL || AFTERSHIP;
  return { kind, url: url.replace(/\/+$/, ''), key, secrets: secret === '' ? [key] : list(secret) };
}

/** The demo has stand-ins, so that signing in with another account can be tried. */
function socialProviders(variables: Variables, path: (value: string) => string): readonly SocialProvider[] {
  const { SOCIAL_PROVIDERS_FILE: file, DEMO } = variables;
  if (file) return readSocialProviders(path(file));
  return DEMO === '1' ? standInProviders(firstOrigin(variables)) : [];
}

const firstOrigin = ({ ORIGINS, PORT }: Variables) => list(ORIGINS)[0] ?? `http://localhost:${PORT}`;

const DEMO_ACCOUNTS = 'server/receivingAccounts.demo.json';

function receivingAccounts({ RECEIVING_ACCOUNTS_FILE, DEMO }: Variables, path: (value: string) => string) {
  const file = RECEIVING_ACCOUNTS_FILE || (DEMO === '1' ? DEMO_ACCOUNTS : '');
  return file === '' ? [] : readReceivingAccounts(path(file));
}

function stripeAccount({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: secrets,
}: Variables): StripeAccount | null {
  return secretKey === '' ? null : { secretKey, webhookSecrets: list(secrets) };
}

/** The origin for this process's requests to itself, without any proxy in front of it. */
export function ownOrigin({ host, port }: Pick<Configuration, 'host' | 'port'>): string {
  const named = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
  return `http://${named.includes(':') ? `[${named}]` : named}:${port}`;
}

/** The demo shows its own stand-in, so that the chat's behaviour can be seen. */
function chatScript({ CHAT_SCRIPT, DEMO }: Variables): string {
  if (CHAT_SCRIPT === 'off') return '';
  return CHAT_SCRIPT || (DEMO === '1' ? '/site/widgets/chat.js' : '');
}

function localOrigins(port: number): string[] {
  return ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
}

function list(value: string): string[] {
  return value.split(',').filter((item) => item !== '');
}

function pairs(value: string): Record<string, string> {
  return Object.fromEntries(list(value).map((pair) => pair.split('=')));
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}
