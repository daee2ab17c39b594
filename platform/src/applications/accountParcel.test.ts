import { type AccountParcelState, type MountParcel, showAccountParcel } from './accountParcel.ts';

const userinfo = {};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'System');
});

function show(answer: () => Promise<unknown>) {
  Object.assign(globalThis, { System: { import: answer } });
  const states: AccountParcelState[] = [];
  const unmount = jest.fn(async () => {});
  const loaded: unknown[] = [];
  const mountParcel: MountParcel = (load) => ({
    mountPromise: load().then((config) => loaded.push(config)),
    unmount,
  });
  const reportBug = jest.fn();
  const props = { domElement: document.createElement('div') };
  const onState = (state: AccountParcelState) => void states.push(state);
  const end = showAccountParcel({ page: 'userinfo', mountParcel, props, onState, reportBug });
  const phases = () => states.map(({ phase }) => phase);
  return { end, states, phases, loaded, unmount, reportBug };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const offering = async () => ({ parcels: { userinfo: async () => userinfo } });

it('RT-5 tells when a page stands, and takes it away at the end', async () => {
  const { end, phases, loaded, unmount } = show(offering);
  expect(phases()).toEqual(['loading']);
  await settle();
  expect([phases(), loaded]).toEqual([['loading', 'shown'], [userinfo]]);
  end();
  await settle();
  expect(unmount).toHaveBeenCalledTimes(1);
});

it.each([
  ['a module that could not be had', () => Promise.reject(new Error('503')), '503'],
  ['a module that does not offer the page', async () => ({ parcels: {} }), 'offers no page "userinfo"'],
])('F-1 RT-5 reports %s, once', async (_what, answer, words) => {
  const { states, reportBug } = show(answer);
  await settle();
  const failure = expect.objectContaining({ message: expect.stringContaining(words) });
  expect(states.at(-1)).toEqual({ phase: 'failed', failure });
  expect(reportBug.mock.calls).toEqual([[failure]]);
});

it('F-2 begins nothing and tells nobody once it was left', async () => {
  let arrive = (_: unknown) => {};
  const { end, phases, loaded, unmount, reportBug } = show(() => new Promise((resolve) => (arrive = resolve)));
  end();
  arrive(await offering());
  await settle();
  expect([phases(), loaded]).toEqual([['loading'], []]);
  expect([unmount.mock.calls, reportBug.mock.calls]).toEqual([[], []]);
});
