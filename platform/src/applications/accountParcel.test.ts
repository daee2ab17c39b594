import { type AccountParcelState, type MountParcel, showAccountParcel } from './accountParcel.ts';

jest.useFakeTimers();

const FILE = '/app/account.js';
/** Milliseconds, at least, until a module is asked for once more. */
const RETRY = 300;
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

const settle = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
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

it('F-1 F-13 SA-14 a module that could not be had is let go and asked for once more', async () => {
  const answers = [() => Promise.reject(new Error('503')), offering];
  const { phases, reportBug, system } = show(() => answers.shift()?.() ?? offering());
  await settle(2 * RETRY);
  expect(phases()).toEqual(['loading', 'shown']);
  expect(reportBug).not.toHaveBeenCalled();
  expect(system.delete.mock.calls).toEqual([[FILE]]);
});

it.each([
  ['', FILE],
  ['of what it is made with ', '/app/ui.js'],
])(
  'F-1 SA-14 lets a module go that could not be had twice, names the file %sand reports once',
  async (_whose, file) => {
    const { told, reportBug, system } = show(() => Promise.reject(Object.assign(new Error('503'), { file })));
    await settle(2 * RETRY);
    const failure = expect.objectContaining({ message: '503', request: file });
    expect(told.at(-1)).toEqual({ phase: 'failed', failure });
    expect(reportBug.mock.calls).toEqual([[failure]]);
    expect(system.import).toHaveBeenCalledTimes(2);
    expect(system.delete.mock.calls).toEqual([[FILE], [FILE]]);
  },
);

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
