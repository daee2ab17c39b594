import type { PageGrant } from '../releases/overrides.ts';
import type { DataSource } from '../shipments/shipmentConstants.ts';
import type { DeployedApplication } from './applications.ts';

/** The deployment's configuration for the page, embedded in the HTML as JSON, so that it needs no request. */
export interface PageConfiguration {
  /** The brand in the browser title, after " · ". */
  brand: string;
  /** The product's version, also the label of error reports. */
  version: string;
  /** Identity of the import map this page was loaded with. */
  release: string;
  /** Where people sign in: base + "/" + area. */
  signIn: { base: string; defaultArea: string };
  roots: Record<CallRoot, string>;
  /** The prefix of the console API's root in each environment; without one the root has no prefix. */
  consolePrefixes: Partial<Record<'test1' | 'test2' | 'uat' | 'production', string>>;
  /** API hosts by area, for customers whose data stays in a region. */
  regionalHosts: Record<string, string>;
  /** Parent domain of the language cookie; empty: only the page's own host. */
  cookieDomain: string;
  /** The provider's main site, help centre and API docs. */
  site: { main: string; help: string; docs: string };
  /** Where journeys come from: a provider can be away, the sandbox cannot. */
  source: DataSource;
  /** Static assets host of avatars. */
  avatars: string;
  scripts: { carriers: string; country: string };
  languages: LanguageConfiguration;
  /** What this deployment adds to the page's applications. */
  applications: readonly DeployedApplication[];
  /** How long after its first application the page prefetches the others; in ms, 0 for at once. */
  prefetchDelay: number;
  /** The local modules this session may run, and their origins; null for none. */
  overrides: PageGrant | null;
  /** Where the page reports which modules it could load; null for nowhere. */
  beacons: string | null;
  /** What this customer may do at /release (without either there is no such page), and whether transfers are theirs to review. */
  rights: { release: boolean; override: boolean; finance: boolean };
  /** The live stream's cursor of the time this page was made: from there on its data may have changed; null: not known. */
  live: string | null;
  /** null: nothing is reported. `sampleRate` is that of traces, 0 … 1. */
  reporting: { dsn: string; tunnel: string; sampleRate: number } | null;
  /** Address of the web analytics tag; null: nothing is counted. */
  analytics: { script: string } | null;
  /** Address of the support chat's script and the selector of the container it makes; null: no chat. */
  chat: { script: string; container: string } | null;
}

export interface LanguageConfiguration {
  /** Folder of the language bundles, with a trailing slash. */
  folder: string;
  /** Language → content hash of its bundle. */
  hashes: Record<string, string>;
  /** The language the server chose for this page: the profile's, else the cookie's, else the browser's, else en. */
  initial: string;
}

export type CallRoot = 'console' | 'pay' | 'user' | 'newUser' | 'message' | 'invoice' | 'buyer' | 'old' | 'tracking';

/** The id of the element that holds the page configuration. */
export const PAGE_CONFIGURATION_ID = 'page-configuration';
