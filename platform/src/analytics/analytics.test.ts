import { applicationChanged } from '../applications/applicationsSlice.ts';
import { mainMenu } from '../routing/menus.ts';
import { startTestPlatform } from '../testing.ts';
import { createAnalytics, EVENTS } from './analytics.ts';

jest.useFakeTimers();

const SCRIPT = 'https://tag.example.com/js?id=X-1';

beforeEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  document.head.replaceChildren();
});

const tagElement = () => document.head.querySelector<HTMLScriptElement>('script[src*="tag.example.com"]');
const commands = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));

async function startTagged(script: string | null = SCRIPT) {
  const test = startTestPlatform(() => ({ code: 0, data: null }), {
    configuration: { analytics: script === null ? null : { script } },
  });
  test.platform.store.dispatch(applicationChanged({ name: 'buyer-app', state: 'mounted', duration: 1 }));
  await jest.advanceTimersByTimeAsync(1000);
  return test;
}

it('SH-14 loads the configured tag, sets user_paid_type = 0 and passes the events on', async () => {
  const { platform } = await startTagged();
  expect(tagElement()?.src).toBe(SCRIPT);
  platform.analytics.send(EVENTS.apiDocumentation);
  expect(commands()).toEqual([
    ['js', expect.any(Date)],
    ['set', 'user_properties', { user_paid_type: 0 }],
    ['config', 'X-1'],
    ['event', 'api_documentation'],
  ]);
});

it('SH-14 SC-29 asks for nothing and leaves nothing where no tag is configured', async () => {
  const { platform } = await startTagged(null);
  platform.analytics.send(EVENTS.apiDocumentation);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(document.querySelector('script')).toBeNull();
  expect(window.dataLayer).toBeUndefined();
});

it('SH-14 F-55 a blocked tag is logged and ends the counting alone', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { platform, bugs } = await startTagged();
  tagElement()?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(0);
  expect(logged).toHaveBeenCalledTimes(1);
  const before = commands().length;
  platform.analytics.send(EVENTS.apiFirstTime);
  expect(commands()).toHaveLength(before);
  expect(bugs).toEqual([]);
});

it('F-55 a tag that never answers keeps a bounded number of events', async () => {
  const { platform } = await startTagged();
  for (let count = 0; count < 1000; count++) platform.analytics.send(EVENTS.apiDocumentation);
  expect(commands()).toHaveLength(200);
});

it('F-55 a poisoned queue is logged and changes nothing', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(window, { dataLayer: 'poisoned' });
  const { platform, bugs } = await startTagged();
  platform.analytics.send(EVENTS.apiFirstTime);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(bugs).toEqual([]);
});

it('F-55 a listener that throws keeps no event from the others', () => {
  const listener = jest.fn();
  const analytics = createAnalytics(listener);
  const received: string[] = [];
  analytics.listen(() => {
    throw new Error('no');
  });
  analytics.listen((event) => received.push(event));
  analytics.send(EVENTS.apiSentHistory);
  expect(received).toEqual(['api_sent_history']);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('MN-3 the sent history carries its event', () => {
  const items = mainMenu('API', 'en').flatMap((item) => [item, ...(item.children ?? [])]);
  const sent: unknown[] = [];
  for (const { path, onClick } of items) onClick?.({ analytics: { send: (event) => sent.push([path, event]) } });
  expect(sent).toEqual([['/api/notification/history', EVENTS.apiSentHistory]]);
});
