import type { Identity } from './statuses.ts';

/** What a message may carry: data that survives being written as JSON. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** The three channels and what runs on them (SA-17). A send names the keys that are new; the others stand as they were. */
export interface MessageMap {
  /** SH-10: what an application is told before it mounts, and whenever it changes. */
  hostToApplication: {
    /** SA-21: of the page, so that an application knows what it may hear; keys it does not know it ignores. */
    contractVersion: number;
    identity: Identity;
    openAppList: readonly string[];
    FLanguage: string;
    hasNewMsg: boolean;
  };
  /** SH-9: what an application asks of the page. */
  applicationToHost: {
    /** The application knows no page for its path; the target is where the person should be instead. */
    pathNotMatched: { target: string };
    /** The application moved by itself. */
    routeChange: { path: string; search?: string; hash?: string; state?: Plain };
  };
  /** Between everybody, by names they agree on. */
  global: { [name: string]: Plain };
}

/** The applications that belong to an identity, by the name they are registered under. */
export const APPLICATION_IDENTITIES: Readonly<Record<string, Identity>> = { 'buyer-app': 'BUYER', 'api-app': 'API' };
