import type { ServerConsole, ServerFrame, ServerPage } from '@tracking-console/contract/serverContent';

/** What the thread that renders is asked for: to get a bundle ready, or what it renders. */
export interface RenderRequest {
  bundle: string;
  page?: WithTextFiles<ServerPage> | WithTextFiles<ServerFrame>;
}

/** Language → file of its texts: the thread reads each once. */
type WithTextFiles<Page extends { texts: unknown }> = Omit<Page, 'texts'> & { textFiles: Record<string, string> };

export interface RenderResult {
  /** Of an order without a page: those a console's bundle renders. */
  pages?: ServerConsole['pages'];
  queried?: ServerConsole['queried'];
  /** Absent where the page is left to the browser. */
  markup?: string;
  styles?: string;
  state?: unknown;
}
