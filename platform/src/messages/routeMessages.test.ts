import { CONTRACT_VERSION, type DeployedApplication } from '@tracking-console/contract/page/applications';
import type { MessageMap } from '@tracking-console/contract/page/messages';
import * as fc from 'fast-check';
import { loginUser, startTestPlatform } from '../testing.ts';
import { shellStarted } from '../user/events.ts';
import { languageChosen } from '../user/userSlice.ts';
import { routeTarget } from './routeTarget.ts';

type Asked = Partial<MessageMap['applicationToHost']>;

const HERE = 'http://localhost/buyer/dashboard';
const settle = () => new Promise((resolve) => setTimeout(resolve));

function page(applications: readonly DeployedApplication[] = []) {
  const test = startTestPlatform(() => loginUser(), { start: HERE, configuration: { applications } });
  const application = test.platform.messages.application('buyer-app');
  const ask = async (sent: unknown) => {
    await application.send(sent as Asked); // what hostile applications send fits no type
  };
  return { ...test, application, ask };
}

it('SH-9 SA-18 replaces the location with the target of path-not-matched', async () => {
  const { ask, visited, bugs } = page();
  await ask({ pathNotMatched: { target: '/api/tracking?page=2#top' } });
  expect(visited).toEqual(['/api/tracking?page=2#top']);
  expect(bugs).toEqual([]);
});

it('SH-9 SA-18 follows a route-change with its search, hash and state, unless the address matches already', async () => {
  const { ask, visited, states } = page();
  await ask({ routeChange: { path: '/buyer/shipment', search: '?page=2', hash: '#x', state: { from: 'list' } } });
  await ask({ routeChange: { path: '/buyer/shipment', search: 'page=2', hash: 'x', state: { from: 'list' } } });
  expect(visited).toEqual(['/buyer/shipment?page=2#x']);
  expect(states).toEqual([{ from: 'list' }]);
});

it('SA-18 SA-20 leads to an application of the deployment, and to none that it does not have', async () => {
  const { ask, visited, bugs } = page([{ name: 'reports', prefix: 'reports' }]);
  await ask({ pathNotMatched: { target: '/reports/monthly' } });
  await ask({ pathNotMatched: { target: '/reporting' } });
  expect(visited).toEqual(['/reports/monthly']);
  expect(bugs).toHaveLength(1);
});

it('SH-10 SA-20 tells an application of the deployment its identity', () => {
  const { platform } = page([{ name: 'reports', prefix: 'reports', identity: 'API' }]);
  expect(platform.messages.application('reports').data().identity).toBe('API');
});

it.each([
  'https://evil.example/buyer/dashboard',
  '//evil.example/buyer',
  '/\\evil.example/buyer',
  '/\t/evil.example/buyer',
  'javascript:alert(1)//buyer',
  'data:text/html,/buyer',
  'blob:http://localhost/buyer',
  'http://localhost:8080/buyer',
  'http://localhost@evil.example/buyer',
  '/user/global',
  '/buyerx/dashboard',
  '/buyer/../release',
  '/buyer/%2e%2e/release',
  `/buyer/${'x'.repeat(3000)}`,
  '',
  7,
  null,
  { href: '/buyer' },
])('F-66 SC-7 drops and reports the target %j', async (target) => {
  const { ask, visited, bugs } = page();
  const start = target === '' ? 'a path outside of the consoles' : undefined;
  if (start) return expect(routeTarget('', 'http://localhost/release')).toBeNull();
  await ask({ pathNotMatched: { target } });
  await ask({ routeChange: { path: target } });
  expect(visited).toEqual([]);
  expect(bugs).toHaveLength(2);
});

it('SC-7 takes no name that every object inherits for a console', () => {
  for (const name of ['__proto__', 'constructor', 'toString']) expect(routeTarget(`/${name}`, HERE)).toBeNull();
});

it('SC-7 only ever answers with a path of a console on this origin', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string()), (text) => {
      for (const target of [text, `/${text}`, `//${text}`, `/buyer/${text}`, `\\${text}`]) {
        const path = routeTarget(target, HERE);
        if (path === null) continue;
        const { origin, pathname } = new URL(path, HERE);
        expect(origin).toBe('http://localhost');
        expect(pathname).toMatch(/^\/(buyer|api)(\/|$)/i);
      }
    }),
  );
});

it('SH-10 SA-21 ignores what a newer application says and this page does not know', async () => {
  const { ask, visited, bugs } = page();
  await ask({ pathOutgrown: { reason: 'of a later contract' } });
  await ask({ pathNotMatched: { target: '/api/tracking', reason: 'of a later contract' } });
  expect(visited).toEqual(['/api/tracking']);
  expect(bugs).toEqual([]);
});

it.each([
  ['one application that keeps sending people away', ['buyer-app']],
  ['two that keep sending each other away', ['api-app', 'buyer-app']],
])('F-65 SA-18 cuts %s, after five moves in two seconds', async (_title, parties) => {
  const { visited, bugs, platform } = page();
  const loops: string[] = [];
  platform.messages.onLoop((name) => loops.push(name));
  for (let move = 1; move <= 5; move += 1) {
    const party = parties[move % parties.length] ?? '';
    await platform.messages.application(party).send({ pathNotMatched: { target: `/buyer/p${move}` } });
  }
  expect(visited).toHaveLength(4);
  expect(bugs).toEqual([]);
  expect(loops).toEqual(['buyer-app']);
});

it('SA-18 lets five moves pass that take longer than two seconds', async () => {
  const { ask, visited } = page();
  const clock = jest.spyOn(Date, 'now');
  for (let move = 0; move < 8; move += 1) {
    clock.mockReturnValue(1_000_000 + move * 501);
    await ask({ pathNotMatched: { target: `/buyer/p${move}` } });
  }
  expect(visited).toHaveLength(8);
});

it('SH-10 tells an application its identity before it mounts, and the customer’s identities, language and updates', async () => {
  const { platform } = page();
  expect(platform.messages.application('api-app').data()).toMatchObject({ identity: 'API' });
  platform.store.dispatch(shellStarted());
  await settle();
  expect(platform.messages.application('api-app').data()).toEqual({
    contractVersion: CONTRACT_VERSION,
    identity: 'API',
    openAppList: ['BUYER'],
    FLanguage: 'en',
    hasNewMsg: false,
  });
});

it('SH-10 SA-17 tells each later change, and nothing that did not change', async () => {
  const { platform, application } = page();
  const received: unknown[] = [];
  application.addDataListener((sent) => received.push(sent));
  await settle();
  received.length = 0;
  platform.store.dispatch(shellStarted());
  await settle();
  platform.store.dispatch(languageChosen('zh-cn'));
  await settle();
  expect(received).toEqual([{ openAppList: ['BUYER'], FLanguage: 'en' }, { FLanguage: 'zh-cn' }]);
});
