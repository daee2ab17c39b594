import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  /** The bytes as they came. */
  body: Buffer;
}

export interface WebhookReceiver {
  url: string;
  requests: ReceivedRequest[];
  /** What the next requests are answered with; 200 and "ok" at first. */
  answer(how: (response: ServerResponse, request: ReceivedRequest) => void): void;
  answerStatus(status: number, text?: string): void;
  close(): Promise<void>;
}

/** A customer's program that receives changes. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const requests: ReceivedRequest[] = [];
  let respond: Parameters<WebhookReceiver['answer']>[0] = (response) => response.end('ok');
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const received = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) };
    requests.push(received);
    respond(response, received);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer(how) {
      respond = how;
    },
    answerStatus(status, text = '') {
      respond = (response) => response.writeHead(status).end(text);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
