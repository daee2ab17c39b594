import * as singleSpa from 'single-spa';
import { button, buyerWith, card, settle, shown, startRuntime, working } from './testing.ts';

jest.mock('single-spa', () => ({ getAppStatus: () => null, registerApplication: jest.fn() }));
jest.useFakeTimers();

interface Adapter {
  mount: (props: object) => Promise<void>;
  unmount: () => Promise<void>;
}

/** The buyer console as single-spa sees it, in a page that creates no frames until it is repaired. */
async function startBroken() {
  const test = await startRuntime(async () => working());
  const { createElement } = document;
  const spy = jest.spyOn(document, 'createElement').mockImplementation((tag: string) => {
    if (tag === 'iframe') throw new Error('no frames');
    return createElement.call(document, tag);
  });
  const buyer = buyerWith({ iframe: true });
  test.runtime.register([buyer]);
  test.runtime.start();
  const [registered] = jest.mocked(singleSpa.registerApplication).mock.calls.at(-1) ?? [];
  const { app } = registered as unknown as { app: () => Promise<Adapter> };
  const mend = () => {
    spy.mockRestore();
    test.runtime.register([buyerWith()]);
  };
  return { ...test, adapter: await app(), mend };
}

afterEach(() => jest.restoreAllMocks());

it('F-7 SA-14 an application that cannot be created gets a card, is reported once, and gives routing no error', async () => {
  const { adapter, bugs, log } = await startBroken();
  await adapter.mount({});
  expect(shown()).toHaveLength(1);
  expect(card()?.textContent).toContain('stopped while it was starting');
  expect(document.activeElement?.tagName).toBe('H1');
  expect(bugs).toEqual([expect.objectContaining({ reason: 'mount', application: 'buyer-app', message: 'no frames' })]);
  expect(log).toEqual([
    expect.objectContaining({ kind: 'state', state: expect.objectContaining({ name: 'load_failed' }) }),
  ]);
  button('Try again')?.click();
  expect(shown()).toHaveLength(1);
  expect(bugs).toHaveLength(2);
});

it('I7 it is left like any other, and is mounted when it is entered after the cause is gone', async () => {
  const { adapter, mend } = await startBroken();
  await adapter.mount({});
  await adapter.unmount();
  expect(document.querySelector('.application')).toBeNull();
  mend();
  await adapter.mount({});
  await settle();
  expect(shown().map(({ textContent }) => textContent)).toEqual(['The buyer console']);
});

it('SA-11 a conflict gets a card as well, and the kept instance of that name is not changed', async () => {
  const { adapter, runtime, mend, services } = await startBroken();
  mend();
  runtime.enter(buyerWith({ 'keep-alive': true }), {});
  await settle();
  await runtime.leave('buyer-app');
  const resolve = jest.spyOn(services.loader, 'resolve').mockReturnValue('http://localhost/another.js');
  await adapter.mount({});
  expect(card()?.textContent).toContain('would replace the hidden');
  resolve.mockRestore();
  await adapter.unmount();
  expect(document.querySelectorAll('.application')).toHaveLength(1);
  expect(document.querySelector('.application')?.textContent).toBe('The buyer console');
});
