import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { Capability } from '@tracking-console/contract/page/applications';
import type { PageFiles, Platform } from '@tracking-console/platform';
import type { RootProps } from '@tracking-console/ui';
import type { ComponentType, ReactNode } from 'react';
import type { Application } from './ApplicationContext.ts';

/** As much of an RTK Query API as the store needs. */
export interface QueryApi {
  reducerPath: string;
  reducer: Reducer;
  middleware: Middleware;
  util: { getRunningQueriesThunk: () => unknown; resetApiState: () => UnknownAction };
}

/** What an application keeps in the page's store while it is mounted. */
export interface StoreFeature {
  api?: QueryApi;
  reducers?: Record<string, Reducer>;
  sagas?: Parameters<Platform['addFeature']>[0]['sagas'];
}

/** What a page's file may export besides its `Component`. */
export interface PageModule {
  /** What it fetches first at an address, as thunks of an API's `prefetch`. */
  firstQueries?: (search: URLSearchParams) => object[];
  /** Whether the browser would render it as the server did, which does not know what the browser stores. */
  rendersAsServer?: (platform: Platform) => boolean;
}

/** Everything that differs between applications. */
export interface ApplicationDefinition {
  /** Without its scope, such as "api-app": also the namespace of its texts. */
  name: string;
  english: Parameters<Platform['addEnglish']>[1];
  /** A file is a route and a chunk of its own. */
  pages: PageFiles;
  /** Paths below the application's own that lead to another address; '' is the application's own path. */
  redirects: (application: Application) => Readonly<Record<string, string>>;
  /** Whether the customer has this page; all of them if absent. */
  hasPage?: (path: string, application: Application) => boolean;
  features: readonly StoreFeature[];
  /** Wraps every page. Default: PageFrame. */
  Frame?: ComponentType<{ children: ReactNode }>;
  /** Rendered beside the pages, such as the application's toasts. */
  Extras?: ComponentType;
  /** How the reader wants times written. */
  useTimeSettings?: () => Pick<RootProps, 'timeZone' | 'dateFormat'>;
  /** Puts what the server rendered the page from into the store. Null when it does not fit. */
  restore?: (platform: Platform, state: unknown) => RenderedPage | null;
  onMount?: (application: Application) => void;
}

/** A page as the server rendered it. */
export interface RenderedPage {
  language: string;
  rendered: NonNullable<RootProps['rendered']>;
}

/** What every application needs of the page; a page that offers less does not mount it. */
export const requires = ['popups', 'routerWindow', 'visibility'] as const satisfies readonly Capability[];
