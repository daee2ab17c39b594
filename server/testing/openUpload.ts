import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SignedInCaller } from './caller.ts';
import type { TestServer } from './testServer.ts';

export interface UploadAnswer {
  status: number | undefined;
  retryAfter: string | undefined;
  code: number;
}

/** An upload on a connection of its own, of which only the headers are sent until `send` is called. */
export interface OpenUpload {
  send(content: Buffer | string): void;
  answer: Promise<UploadAnswer>;
  /** The sender goes away. */
  leave(): void;
}

/** @param size of the file as the request names it, in bytes */
export function openUpload({ app, services }: TestServer, caller: SignedInCaller, size: number): OpenUpload {
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const [origin = ''] = services.configuration.origins;
  const sent = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/console-api/v1/task/upload?scope=BUYER&name=numbers.csv',
    headers: { origin, cookie: `__Host-sid=${caller.sid}`, 'content-type': 'text/csv', 'content-length': size },
    agent: false,
  });
  sent.flushHeaders();
  const answer = readAnswer(sent);
  answer.catch(() => undefined); // a sender who leaves waits for none
  return { send: (content) => sent.end(content), answer, leave: () => sent.destroy() };
}

async function readAnswer(sent: NodeJS.EventEmitter): Promise<UploadAnswer> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const text = (await response.toArray()).join('');
  const { code } = JSON.parse(text) as { code: number };
  return { status: response.statusCode, retryAfter: response.headers['retry-after'], code };
}
