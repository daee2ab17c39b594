import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_ROOT, type ReleaseProblem } from '@tracking-console/contract/releases/releases';
import { TOKEN_FILE } from '@tracking-console/contract/releases/releaseTokens';
import { root } from '../../tools/bundle/modules.ts';
import { Refusal, refusalOf } from './refusal.ts';

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
}

/** One call of the release API; a refusal is thrown with its exit code. */
export type CallServer = <Answer>(path: string, options?: CallOptions) => Promise<Answer>;

export interface Destination {
  /** Where the console answers, e.g. "http://localhost:9000". */
  url: string;
  token: string;
}

/** A mount in a browser is part of some answers. */
const TIMEOUT_MS = 300_000;
/** A lost connection leaves the outcome open: repeating it with the same key does it only once. */
const MAX_ATTEMPTS = 3;

/** RELEASE_URL and RELEASE_TOKEN, else the console and the token of `npm start` on this machine. */
export function destination(environment: Readonly<Record<string, string | undefined>>): Destination {
  const port = environment.PORT ?? '9000';
  const url = environment.RELEASE_URL || `http://localhost:${port}`;
  if (!URL.canParse(url))
    throw new Refusal(`RELEASE_URL is "${url}" but must be an address such as http://localhost:9000.`);
  const file = join(environment.DATA_DIR ?? join(root, '.data'), TOKEN_FILE);
  const token = environment.RELEASE_TOKEN || (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
  if (token === '')
    throw new Refusal(`No token: set RELEASE_TOKEN, or start the console with npm start, which leaves one in ${file}.`);
  return { url, token };
}

export function createCallServer({ url, token }: Destination): CallServer {
  return async <Answer>(path: string, { method = 'GET', body, headers = {} }: CallOptions = {}) => {
    const request = {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const { status, text } = await ask(new URL(RELEASE_ROOT + path, url), request);
    const answer: unknown = readJson(text);
    // In the contract's shape: the same repository answers. Another site's page does not count.
    if (status < 400 && (answer !== null || text === '')) return answer as Answer;
    if (isProblem(answer)) throw refusalOf(answer);
    throw new Refusal(`The console at ${url} answered with status ${status} and nothing a release API says.`);
  };
}

async function ask(address: URL, request: RequestInit): Promise<{ status: number; text: string }> {
  for (let tries = MAX_ATTEMPTS; ; tries--) {
    try {
      const response = await fetch(address, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      if (tries > 1) continue;
      throw new Refusal(
        `The console at ${address.origin} did not answer (${reasonOf(error)}). RELEASE_URL says where it is.`,
      );
    }
  }
}

/** fetch hides what happened in the cause of its error. */
function reasonOf(error: unknown): string {
  const { message = '', cause } = error as Error; // fetch throws nothing else
  return cause instanceof Error ? ('code' in cause && String(cause.code)) || cause.message : message;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isProblem(value: unknown): value is ReleaseProblem {
  return typeof value === 'object' && value !== null && 'type' in value && 'detail' in value;
}
