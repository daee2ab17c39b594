import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  body: string;
  id: string | undefined;
  sign: string | undefined;
}

/** A customer's receiver: it answers with the given status code. */
export async function startReceiver() {
  const received: Received[] = [];
  const state = { code: 200 };
  const server = createServer(async (request, response) => {
    const body = await readText(request);
    received.push({ body, id: headerOf(request, 'webhook-id'), sign: headerOf(request, 'sign') });
    response.writeHead(state.code, { 'content-type': 'application/json' }).end('{"received":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // of TCP
  return { received, state, url: `http://127.0.0.1:${port}/hooks/tracking`, close: () => server.close() };
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // no encoding is set
  return Buffer.concat(parts).toString();
}

const headerOf = (request: IncomingMessage, name: string) => request.headers[name]?.toString();
