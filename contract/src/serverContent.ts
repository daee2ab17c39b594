/** Id of the element that tells what the server's markup in the page is and what it was made from. */
export const SERVER_CONTENT_ID = 'server-content';
/** The cookie in which a browser tells its time zone, so that the server can draw times in it. */
export const ZONE_COOKIE = 'tc_zone';

/** Stands in the page as JSON, beside the markup. */
export interface ServerContent {
  /** The application whose container the markup stands in. */
  application: string;
  /** The customer it was drawn for. */
  gid: string;
  /** The path it was drawn for. */
  path: string;
  /** What the application needs to draw the same once more; its own affair. */
  state: unknown;
}

/** What a console's server bundle exports. It fetches nothing: what it needs is handed to it. */
export interface ServerConsole {
  /** By their paths. */
  pages: Readonly<Record<string, DrawablePage>>;
  /** Draws for nobody, so that the first customer's page is not the slow one. */
  warmUp: () => void;
  /**
   * Null where the answers say that this customer's page would ask for others.
   *
   * @throws whatever goes wrong in the page's components
   */
  draw: (page: ServerPage) => Drawing | null;
  /** The styles of what stands in some markup of `draw`. */
  stylesOf: (markup: string) => string;
}

export interface DrawablePage {
  /** What it is made from, as the console itself would ask. */
  calls: readonly ServerCall[];
  /** Whether it shows the same, whatever the address's query says. */
  anyQuery: boolean;
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
  drawn: { at: number; timeZone: string };
}

export interface Drawing {
  markup: string;
  state: unknown;
}
