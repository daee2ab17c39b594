import type { DataMode } from '../api/keyConstants.ts';
import type { Identity } from '../shipments/statuses.ts';
import type { PageConfiguration } from './page.ts';

/** Id of the element that describes the server's markup in the page and its source. */
export const SERVER_CONTENT_ID = 'server-content';
/**
 * Id of the element with the styles of that markup. It is placed after the head, so that they win over those of modules
 * loaded one after the other, until the application has mounted with all of its own.
 */
export const SERVER_STYLES_ID = 'server-styles';
/** Id of the element with the server's frame (menu, header); it is removed once the shell has mounted or failed. */
export const SERVER_FRAME_ID = 'server-frame';
/** Id of the element with the styles of that frame. It precedes those of all modules and is removed with the frame. */
export const FRAME_STYLES_ID = 'server-frame-styles';
/**
 * Attribute of a rendered field whose text is a draft of the platform, its value the draft's name. Where the markup goes before
 * its application has taken it over, what was typed is kept as that draft, `{ "text": … }` as JSON.
 */
export const DRAFT_ATTRIBUTE = 'data-draft';
/** The cookie in which a browser sends its time zone, so that the server can render times in it. */
export const ZONE_COOKIE = 'tc_zone';

/** JSON in the page, beside the markup. */
export interface ServerContent {
  /** The application whose container holds the markup. */
  application: string;
  /** The customer it was rendered for. */
  gid: string;
  /** The path it was rendered for. */
  path: string;
  /** What the application needs to render the same once more; only the application reads it. */
  state: unknown;
}

/** What a console's server bundle exports. It fetches nothing: its data is passed to it. */
export interface ServerConsole {
  /** The paths it renders, each with the calls its page is made from, as the console itself would send them. */
  pages: Readonly<Record<string, readonly ServerCall[]>>;
  /** Those of the paths that show something else when the address has a query; they are rendered without one only. */
  queried?: readonly string[];
  /** Renders a page without a request, so that the first customer's page is not slow. */
  warmUp: () => void;
  /**
   * Null where the answers show that this customer's page would be another one.
   * @throws whatever goes wrong in the page's components
   */
  render: (page: ServerPage) => Rendering | null;
  /** The styles used in some markup of `render`. */
  stylesOf: (markup: string) => string;
}

export interface ServerCall {
  method: string;
  param: unknown;
}

export interface ServerPage {
  path: string;
  language: string;
  /** By language and namespace; the page's language, and English for what it lacks. */
  texts: Readonly<Record<string, Readonly<Record<string, Record<string, string>>>>>;
  /** Of the calls, in their order: successful legacy envelopes. */
  answers: readonly object[];
  rendered: { at: number; timeZone: string };
}

/** What the shell's server bundle exports. */
export interface ServerShell {
  warmUp: () => void;
  /** The frame around a page, before the shell mounts. */
  render: (frame: ServerFrame) => { markup: string };
  /** The styles used in it. */
  stylesOf: (markup: string) => string;
}

export interface ServerFrame extends Pick<ServerPage, 'path' | 'language' | 'texts'> {
  identity: Identity;
  isSidebarOpen: boolean;
  /** The set of the API's data that its links name. */
  mode: DataMode;
  /** Empty: they have given none. */
  person: { nickname: string; email: string };
  configuration: FrameConfiguration;
}

/** The part of the page's configuration that the frame shows. */
export type FrameConfiguration = Pick<PageConfiguration, 'brand' | 'site' | 'applications' | 'avatars' | 'rights'>;

export interface Rendering {
  markup: string;
  state: unknown;
}
