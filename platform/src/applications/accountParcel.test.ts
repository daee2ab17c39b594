import { type AccountParcelState, type MountParcel, showAccountParcel } from './accountParcel.ts';

const FILE = '/app/account.js';
const userinfo = {};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'System');
});

/** `late` is the runtime's: it ends a loading that takes too long. */
function show(answer: () => Promise<unknown>, late = new Promise<never>(() => {})) {
  const system = { import: jest.fn(answer), resolve: () => FILE, delete: jest.fn(() => true) };
  Object.assign(globalThis, { System: system });
  const told: AccountParcelState[] = [];
  const unmount = jest.fn(async () => {});
  const loaded: unknown[] = [];
  const mountParcel: MountParcel = (load) => ({
    mountPromise: Promise.race([load(), late]).then((config) => loaded.push(config)),
    unmount,
  });
  const reportBug = jest.fn();
  const props = { domElement: document.createElement('div') };
  const tell = (state: AccountParcelState) => void told.push(state);
  const end = showAccountParcel({ page: 'userinfo', mountParcel, props, tell, reportBug });
  const phases = () => told.map(({ phase }) => phase);
  return { end, told, phases, loaded, unmount, reportBug, system };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const offering = async () => ({ parcels: { userinfo: async () => userinfo } });

it('RT-5 tells when a page stands, and takes it away at the end', async () => {
  const { end, phases, loaded, unmount, system } = show(offering);
  expect(phases()).toEqual(['loading']);
  await settle();
  expect([phases(), loaded]).toEqual([['loading', 'shown'], [userinfo]]);
  end();
  await settle();
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(system.delete).not.toHaveBeenCalled();
});

it('F-1 SA-14 lets a module go that could not be had, names its file, and reports once', async () => {
  const { told, reportBug, system } = show(() => Promise.reject(new Error('503')));
  await settle();
  const failure = expect.objectContaining({ message: '503', request: FILE });
  expect(told.at(-1)).toEqual({ phase: 'failed', failure });
  expect(reportBug.mock.calls).toEqual([[failure]]);
  expect(system.delete.mock.calls).toEqual([[FILE]]);
});

it('F-2 SA-13 lets a module go that never answered', async () => {
  const late = new Error('late');
  const { told, system } = show(() => new Promise(() => {}), Promise.reject(late));
  await settle();
  expect(told.at(-1)).toEqual({ phase: 'failed', failure: late });
  expect(system.delete.mock.calls).toEqual([[FILE]]);
});

it('RT-5 keeps a module that is sound and does not offer the page', async () => {
  const { told, system } = show(async () => ({ parcels: {} }));
  await settle();
  expect(told.at(-1)).toMatchObject({ phase: 'failed', failure: { message: expect.stringContaining('"userinfo"') } });
  expect(system.delete).not.toHaveBeenCalled();
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
