import type { ServerCall, ServerPage } from '@tracking-console/contract/serverContent';

/** What the thread that draws is asked for: to get a bundle ready, or a page of it. */
export interface DrawingOrder {
  bundle: string;
  page?: Omit<ServerPage, 'texts'> & { textFiles: Record<string, string> };
}

export interface DrawingResult {
  /** Of an order without a page: the pages the bundle draws, and the calls each is made from. */
  pages?: Readonly<Record<string, readonly ServerCall[]>>;
  markup?: string;
  styles?: string;
  state?: unknown;
}
