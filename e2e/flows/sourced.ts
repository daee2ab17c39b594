import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type APIRequestContext, expect, request } from '@playwright/test';
import { MODE_HEADER } from '@tracking-console/contract/api/keyConstants';
import { startDeployment } from '../foreign/deployment.ts';
import { PASSWORD } from './session.ts';

const PORT_AFTER = 70;

/** The way to the source, which can be cut. */
async function startWay(to: string) {
  const server = createServer(async (asked, response) => {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(part as Buffer); // no encoding is set
    const headers = { 'content-type': 'application/json', '17token': String(asked.headers['17token']) };
    const answer = await fetch(`${to}${asked.url}`, { method: 'POST', headers, body: Buffer.concat(parts) });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo; // of TCP
  return {
    url: `http://127.0.0.1:${port}`,
    cut() {
      server.close();
      server.closeAllConnections();
    },
    mend: () => listen(port),
  };
}

/** A second instance of the product, whose journeys come from the first one. */
export async function startSourced(source: string, folder: string) {
  const port = Number(new URL(source).port) + PORT_AFTER;
  const developer = await request.newContext({
    baseURL: source,
    extraHTTPHeaders: { origin: source, [MODE_HEADER]: 'test' },
  });
  await call(developer, '/user-api/v1/sign-in', { email: 'zh@example.com', password: PASSWORD });
  const { key, id: keyId } = await call(developer, '/console-api/v1/keys/create', { name: 'Console', mode: 'test' });
  const { secret, id } = await call(developer, '/console-api/v1/webhook/save', {
    url: `http://127.0.0.1:${port}/source/webhook`,
    version: 'v2.4',
    events: ['TRACKING_UPDATED', 'TRACKING_STOPPED'],
    statuses: [],
    headers: [],
    enabled: true,
  });
  const way = await startWay(source);
  const deployment = await startDeployment(port, ['server/src/bin/start.mjs', '--no-build'], {
    DATA_DIR: join(folder, 'sourced'),
    DATABASE_URL: '',
    ORIGINS: '',
    REPORTING_DSN: '',
    CARRIER_SOURCE: 'track-v2',
    CARRIER_SOURCE_URL: `${way.url}/track/v2.4`,
    CARRIER_SOURCE_KEY: key,
    CARRIER_SOURCE_SECRET: secret,
  });
  return {
    url: deployment.url,
    cut: way.cut,
    mend: way.mend,
    async end(): Promise<void> {
      await deployment.end();
      way.cut();
      await call(developer, '/console-api/v1/webhook/delete', { id });
      await call(developer, '/console-api/v1/keys/revoke', { id: keyId });
      await developer.dispose();
    },
  };
}

async function call(developer: APIRequestContext, path: string, data: object) {
  const answer = await (await developer.post(path, { data })).json();
  expect([path, answer.code]).toEqual([path, 0]);
  return answer.data;
}
