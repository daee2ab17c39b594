import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Each process twice: one that is just being ended may take a connection and answer nothing. */
const MAX_ATTEMPTS = 4;

interface Answer {
  from: IncomingMessage;
  /** null: it streams, and is passed on as it comes. */
  body: Buffer | null;
}

/**
 * A load balancer in front of several processes: takes them in turn, and tries the other where one is down. Only reads are
 * retried once begun; the outcome of a write would be unknown.
 */
export async function startBalancer(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const server = createServer(async (incoming, outgoing) => {
    const body = await bodyOf(incoming).catch(() => null);
    if (body === null) return;
    turn += 1;
    const refusals: string[] = [];
    for (let place = turn; place < turn + MAX_ATTEMPTS; place += 1) {
      const port = ports[place % ports.length] ?? 0;
      const answer = await ask(agent, port, incoming, body).catch((error: NodeJS.ErrnoException) => error);
      if (!(answer instanceof Error)) return pass(answer, outgoing);
      refusals.push(`${port} ${answer.code ?? answer.message}`);
      if (incoming.method !== 'GET' && answer.code !== 'ECONNREFUSED') break;
    }
    console.log(`  502 for ${incoming.method} ${incoming.url}: ${refusals.join(', ')}`);
    outgoing.writeHead(502).end();
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo; // it listens on a port

  return {
    origin: `http://localhost:${port}`,
    close() {
      agent.destroy();
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}

function ask(agent: Agent, port: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, (from) => {
      const streams = (from.headers['content-type'] ?? '').startsWith('text/event-stream');
      if (streams) resolve({ from, body: null });
      else bodyOf(from).then((whole) => resolve({ from, body: whole }), reject);
    });
    asked.on('error', reject).end(body);
  });
}

/** Reads the whole body before any of it is passed on, so that a broken one can be requested again. */
async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
}

function pass({ from, body }: Answer, outgoing: ServerResponse) {
  const { 'transfer-encoding': _chunked, ...headers } = from.headers;
  outgoing.writeHead(from.statusCode ?? 502, headers);
  if (body) return outgoing.end(body);
  outgoing.on('close', () => from.destroy());
  from.on('error', () => outgoing.destroy()).pipe(outgoing);
}
