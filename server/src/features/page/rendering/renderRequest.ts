import type { ServerConsole, ServerPage } from '@tracking-console/contract/serverContent';

/** What the thread that renders is asked for: to get a bundle ready, or a page of it. */
export interface RenderRequest {
  bundle: string;
  page?: Omit<ServerPage, 'texts'> & { textFiles: Record<string, string> };
}

export interface RenderResult {
  /** Of an order without a page: those the bundle renders. */
  pages?: ServerConsole['pages'];
  queried?: ServerConsole['queried'];
  /** Absent where the page is left to the browser. */
  markup?: string;
  styles?: string;
  state?: unknown;
}
