import type { ServerConsole, ServerPage } from '@tracking-console/contract/serverContent';

/** What the thread that draws is asked for: to get a bundle ready, or a page of it. */
export interface DrawingOrder {
  bundle: string;
  page?: Omit<ServerPage, 'texts'> & { textFiles: Record<string, string> };
}

export interface DrawingResult {
  /** Of an order without a page: those the bundle draws. */
  pages?: ServerConsole['pages'];
  queried?: ServerConsole['queried'];
  /** Absent where the page is left to the browser. */
  markup?: string;
  styles?: string;
  state?: unknown;
}
