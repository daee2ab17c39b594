import { Readable } from 'node:stream';
import type { LiveChange } from '@tracking-console/contract/page/live';
import { type LiveCursor, writeCursor } from './liveCursor.ts';

/** A browser that does not read is disconnected; it reconnects with its cursor. */
const MAX_UNREAD_BYTES = 262_144;

/** One open connection of server-sent events. */
export interface LiveStream {
  body: Readable;
  changes(changes: readonly LiveChange[], cursor: LiveCursor): void;
  beat(cursor: LiveCursor): void;
  reset(cursor: LiveCursor): void;
  /** The session is over. */
  end(): void;
  /** Only the connection is over: the server shuts down, or cannot answer. */
  close(): void;
}

export function createLiveStream(): LiveStream {
  const body = new Readable({ read: () => undefined });

  function send(event: string, data: unknown, cursor?: LiveCursor) {
    if (body.destroyed || body.readableEnded) return;
    const id = cursor ? `id: ${writeCursor(cursor)}\n` : '';
    body.push(`${id}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    if (body.readableLength > MAX_UNREAD_BYTES) body.destroy();
  }

  return {
    body,
    changes: (changes, cursor) => send('changes', changes.map(withoutGid), cursor),
    beat: (cursor) => send('beat', null, cursor),
    reset: (cursor) => send('reset', null, cursor),
    end() {
      send('end', null);
      body.push(null);
    },
    close: () => void body.push(null),
  };
}

const withoutGid = ({ id, kind, scope, ids, tab }: LiveChange): LiveChange => ({
  id,
  kind,
  scope,
  ids,
  ...(tab && { tab }),
});
