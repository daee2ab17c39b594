import type { ServerConsole, ServerFrame, ServerPage } from '@tracking-console/contract/page/serverContent';

/** The message to the thread that renders. */
export type RenderRequest =
  | { kind: 'prepare'; bundle: string }
  | { kind: 'render'; bundle: string; page: WithTextFiles<ServerPage> | WithTextFiles<ServerFrame> };

/** Language → file of its texts: the thread reads each once. */
type WithTextFiles<Page extends { texts: unknown }> = Omit<Page, 'texts'> & { textFiles: Record<string, string> };

/** The input of a console's bundle; empty for the shell's. */
export type Prepared = Pick<ServerConsole, 'pages' | 'queried'>;

export interface Rendered {
  /** Absent if the page is left to the browser. */
  markup?: string;
  styles?: string;
  state?: unknown;
}
