import { Agent, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { quantile } from '../statistics.ts';

export interface Request {
  measure: string;
  path: string;
  /** Sent as JSON with POST; without one it is a GET. */
  body?: object;
}

export interface LoadResult {
  perSecond: number;
  p50: number;
  p95: number;
  /** Answers with status 503. */
  unavailable: number;
  /** Share of the pages that hold server markup. */
  rendered: number;
}

interface Load extends Request {
  origin: string;
  sessionCookie: string;
  connections: number;
  seconds: number;
}

/** Sends one request after another over each of so many connections, as browsers accept the answers. */
export async function runLoad({ origin, sessionCookie, connections, seconds, path, body }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const payload = body && JSON.stringify(body);
  const headers = {
    cookie: sessionCookie,
    'accept-encoding': 'br',
    ...(payload && { origin, 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
  };
  const times: number[] = [];
  const pages: Buffer[] = [];
  let unavailable = 0;
  const start = performance.now();
  const end = start + seconds * 1000;

  async function sendInTurn() {
    while (performance.now() < end) {
      const sent = performance.now();
      const { statusCode, content } = await new Promise<{ statusCode: number; content: Buffer }>((resolve, reject) => {
        const sending = request(`${origin}${path}`, { agent, headers, method: payload ? 'POST' : 'GET' }, (response) =>
          read(response).then((read) => resolve({ statusCode: response.statusCode ?? 0, content: read }), reject),
        );
        sending.on('error', reject);
        sending.end(payload);
      });
      times.push(performance.now() - sent);
      if (statusCode === 503) unavailable++;
      else if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}.`);
      else if (!payload) pages.push(content);
    }
  }

  await Promise.all(Array.from({ length: connections }, sendInTurn));
  const spent = (performance.now() - start) / 1000;
  agent.destroy();
  // Decompressed afterwards: the load generator shares the machine with the server it measures.
  const rendered = pages.filter((page) => brotliDecompressSync(page).includes('data-application="buyer-app"')).length;
  return {
    perSecond: times.length / spent,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    unavailable,
    rendered: pages.length === 0 ? 0 : rendered / pages.length,
  };
}

async function read(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return Buffer.concat(parts);
}
