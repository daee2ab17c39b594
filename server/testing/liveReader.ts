import type { LiveChange } from '@tracking-console/contract/page/live';

export interface LiveMessage {
  event: string;
  id: string;
  data: LiveChange[] | null;
}

/** A browser's connection for live updates, which keeps what it received. */
export interface LiveReader {
  messages: LiveMessage[];
  status: number;
  headers: Headers;
  /** Ids of all shipments it received, in order. */
  receivedIds(): string[];
  /** The cursor it would come back with. */
  cursor(): string;
  /** Settles when this holds; rejects after 5 s. */
  until(holds: () => boolean): Promise<void>;
  /** Settles when the server has ended the connection. */
  ended: Promise<void>;
  close(): void;
}

export interface LiveRequest {
  sid: string | undefined;
  after?: string;
  /** The page's customer. */
  customer?: string;
  headers?: Record<string, string>;
}

export async function openLive(
  origin: string,
  { sid, after, customer, headers = {} }: LiveRequest,
): Promise<LiveReader> {
  const aborted = new AbortController();
  const response = await fetch(`${origin}/console-api/v1/stream${customer ? `?customer=${customer}` : ''}`, {
    headers: { cookie: `__Host-sid=${sid}`, ...(after && { 'last-event-id': after }), ...headers },
    signal: aborted.signal,
  });
  const messages: LiveMessage[] = [];
  const reader: LiveReader = {
    messages,
    status: response.status,
    headers: response.headers,
    receivedIds: () => messages.flatMap(({ data }) => (data ?? []).flatMap(({ ids }) => ids ?? ['*'])),
    cursor: () => messages.findLast(({ id }) => id !== '')?.id ?? '',
    until: (holds) => until(holds, 5_000),
    // A connection that breaks has ended as well.
    ended: read(response, messages).catch(() => undefined),
    close: () => aborted.abort(),
  };
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await Promise.race([reader.until(() => messages.length > 0), reader.ended]);
  }
  return reader;
}

async function read(response: Response, messages: LiveMessage[]): Promise<void> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    messages.push(...parts.map(readMessage));
  }
}

function readMessage(part: string): LiveMessage {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1] ?? '';
  return { event: field('event'), id: field('id'), data: JSON.parse(field('data')) };
}

async function until(holds: () => boolean, patience: number): Promise<void> {
  const end = Date.now() + patience;
  while (!holds()) {
    if (Date.now() > end) throw new Error('It did not come about in time.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
