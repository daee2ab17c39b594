import type { Identity } from '../shipments/statuses.ts';

/** What a message may carry: data that survives being written as JSON. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** The three channels and their data. A send names the keys that change; the others keep their values. */
export interface MessageMap {
  /** Sent to an application before it mounts, and whenever it changes. */
  hostToApplication: {
    /** The page's version of this contract; an application ignores keys it does not know. */
    contractVersion: number;
    identity: Identity;
    openAppList: readonly string[];
    FLanguage: string;
    hasNewMsg: boolean;
  };
  /** What an application requests from the page. */
  applicationToHost: {
    /** The application knows no page for its path; the target is where the user should be instead. */
    pathNotMatched: { target: string };
    /** The application moved by itself. */
    routeChange: { path: string; search?: string; hash?: string; state?: Plain };
  };
  /** Between all applications, by names they agree on. */
  global: { [name: string]: Plain };
}

/** The applications that belong to an identity, by the name they are registered under. */
export const APPLICATION_IDENTITIES: Readonly<Record<string, Identity>> = { 'buyer-app': 'BUYER', 'api-app': 'API' };
