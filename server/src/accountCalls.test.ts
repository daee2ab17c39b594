import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { ACCOUNT_CALLS, ACCOUNT_CONSOLE_CALLS } from '@tracking-console/contract/account/accountCalls';
import { Envelope } from '@tracking-console/contract/calls/envelope';
import type { RouteCall, RouteCalls } from '@tracking-console/contract/calls/routeCalls';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const routes: RouteOptions[] = [];
let server: TestServer;

const watch = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => void routes.push(route)); // fastify's own

beforeAll(async () => {
  subscribe('fastify.initialization', watch);
  server = await startTestServer();
  unsubscribe('fastify.initialization', watch);
});
afterAll(() => server.close());

const callsOf = (root: string, calls: RouteCalls) =>
  Object.entries(calls).map(([path, call]): [string, RouteCall] => [`${root}${path}`, call]);

it.each([...callsOf('/user-api', ACCOUNT_CALLS), ...callsOf('/console-api', ACCOUNT_CONSOLE_CALLS)])(
  '%s is declared to the pages as the route checks it',
  (path, { param, answer }) => {
    const { body, querystring, response } = routes.find(({ url }) => url === path)?.schema ?? {};
    expect(body ?? querystring).toBe(param);
    // The console root's answers are only types.
    if (!response) return;
    const [answered] = Object.values(response);
    expect(answered).toEqual(Envelope(answer));
  },
);
