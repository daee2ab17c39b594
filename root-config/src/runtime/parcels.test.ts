import { mountRootParcel } from 'single-spa';
import { LIMITS } from './limits.ts';
import { guardParcels, type MountParcel } from './parcels.ts';
import { settle } from './testing.ts';

jest.useFakeTimers();

const never = () => new Promise<never>(() => {});
const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

beforeEach(() => {
  // single-spa logs slow lifecycles by itself.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

interface Given {
  domElement: HTMLElement;
  mountParcel: MountParcel;
}

const lifecycles = (log: string[] = []) => ({
  bootstrap: async () => {},
  mount: async ({ domElement }: Given) => {
    log.push('mount');
    domElement.append('A parcel');
  },
  unmount: async ({ domElement }: Given) => {
    log.push('unmount');
    domElement.replaceChildren();
  },
});

/** A parcel in the page, and what its caller and the reporter receive. */
function mount(config: object, place = document.body.appendChild(document.createElement('div'))) {
  const reported: unknown[] = [];
  const report = (failure: unknown) => void reported.push(failure);
  const forget = jest.fn();
  const mountParcel = guardParcels(mountRootParcel, { name: 'buyer-app', page: document, forget, report });
  const parcel = mountParcel(config as never, { domElement: place });
  const failures: unknown[] = [];
  parcel.mountPromise.catch((failure) => failures.push(failure));
  return { parcel, place, reported, failures, forget };
}

const visibleCount = ({ children }: HTMLElement) =>
  [...children].filter((child) => !(child as HTMLElement).hidden).length;

it('mounts a parcel into an element of its own and removes it again', async () => {
  const log: string[] = [];
  const { parcel, place, reported } = mount(lifecycles(log));
  await settle();
  expect(place.textContent).toBe('A parcel');
  await parcel.unmount();
  expect([log, reported]).toEqual([['mount', 'unmount'], []]);
  expect(place.children).toHaveLength(0);
});

it('F-2 SA-13 a parcel that is never loaded has failed after 8 s', async () => {
  const { failures, reported } = mount(never);
  await settle(7999);
  expect(failures).toEqual([]);
  await settle(1);
  expect(failures).toEqual([expect.objectContaining({ reason: 'late', application: 'buyer-app' })]);
  expect(reported).toEqual([]);
});

it('F-1 SA-14 a parcel that fails to load twice has failed with the failure of its module', async () => {
  const failure = Object.assign(new Error('503'), { request: '/parcel.js' });
  const load = jest.fn(() => Promise.reject(failure));
  const { failures, forget } = mount(load);
  await settle();
  expect([failures, forget.mock.calls]).toEqual([[], [[]]]);
  await settle(2 * LIMITS.retryDelayMs);
  expect(failures).toEqual([failure]);
  expect(failure).toMatchObject({ application: 'buyer-app', request: '/parcel.js' });
  // Once before each next attempt, automatic or by hand.
  expect([load, forget].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

it('F-13 SA-14 a parcel that fails to load once is mounted with the retry', async () => {
  const failure = Object.assign(new Error('503'), { request: '/parcel.js' });
  const load = jest.fn(async () => lifecycles()).mockRejectedValueOnce(failure);
  const { failures, place } = mount(load);
  await settle(2 * LIMITS.retryDelayMs);
  expect(place.textContent).toBe('A parcel');
  expect(failures).toEqual([]);
});

it.each([
  ['of a later file, which the page’s loader has asked for twice', { name: 'ChunkLoadError', request: '/parcel/7.js' }],
  ['of no file', {}],
])('F-1 a parcel is not retried for a failure %s', async (_what, more) => {
  const failure = Object.assign(new Error('no'), more);
  const { failures } = mount(() => Promise.reject(failure));
  await settle();
  expect(failures).toEqual([failure]);
});

it('F-6 a parcel without lifecycles is an incompatible one', async () => {
  const { failures } = mount(async () => ({ mount: async () => {} }));
  await settle();
  expect(failures).toEqual([expect.objectContaining({ reason: 'incompatible' })]);
});

it('F-8 SA-13 a mount that hangs has failed after 5 s, and another one is mounted while it still renders', async () => {
  let render = () => {};
  const hanging = {
    ...lifecycles(),
    mount: async ({ domElement }: Given) => {
      render = () => domElement.append('late');
      await never();
    },
  };
  const { place, failures, reported } = mount(hanging);
  await settle(5000);
  expect(failures).toEqual([expect.objectContaining({ reason: 'mountLate', application: 'buyer-app' })]);
  mount(lifecycles(), place);
  await settle(3000);
  render();
  expect(place.textContent).toBe('A parcel');
  expect(reported).toEqual([]);
});

it('F-8 a mount that finishes after its limit is unmounted', async () => {
  const log: string[] = [];
  const { mount: render, ...others } = lifecycles(log);
  const { place } = mount({ ...others, mount: (given: Given) => later(6000).then(() => render(given)) });
  await settle(10_000);
  expect(log).toEqual(['mount', 'unmount']);
  expect(place.children).toHaveLength(0);
});

it('F-7 a mount that throws has failed at once, with what it threw', async () => {
  const { failures, place } = mount({ ...lifecycles(), mount: () => Promise.reject(new Error('cannot render')) });
  await settle();
  expect(failures).toEqual([expect.objectContaining({ reason: 'mount', application: 'buyer-app' })]);
  expect(place.children).toHaveLength(0);
});

it.each([
  ['hangs', never, 3000],
  ['throws', () => Promise.reject(new Error('stuck')), 0],
])('F-9 SA-13 an unmount that %s is out of sight at once, removed and reported', async (_how, unmount, takes) => {
  const { parcel, place, reported } = mount({ ...lifecycles(), unmount });
  await settle();
  let hasEnded = false;
  void parcel.unmount().then(() => {
    hasEnded = true;
  });
  await settle();
  expect(visibleCount(place)).toBe(0);
  await settle(takes);
  expect(hasEnded).toBe(true);
  expect(place.children).toHaveLength(0);
  expect(reported).toEqual([expect.objectContaining({ reason: 'unmount', application: 'buyer-app' })]);
});

it('F-9 a parcel inside a parcel has the same limits', async () => {
  const inner = { ...lifecycles(), unmount: never };
  const log: string[] = [];
  const outer = {
    ...lifecycles(log),
    mount: async ({ domElement, mountParcel }: Given) => {
      await mountParcel(inner as never, { domElement }).mountPromise;
    },
  };
  const { parcel, place, reported } = mount(outer);
  await settle();
  expect(place.textContent).toBe('A parcel');
  void parcel.unmount();
  await settle(6000);
  expect(log).toEqual(['unmount']);
  expect(reported).toEqual([expect.objectContaining({ reason: 'unmount' })]);
});

it('SA-20 a parcel that was unmounted may be mounted again', async () => {
  const log: string[] = [];
  const { parcel, place } = mount(lifecycles(log));
  await settle();
  await parcel.unmount();
  await parcel.mount();
  expect([log, place.textContent]).toEqual([['mount', 'unmount', 'mount'], 'A parcel']);
});

it('SA-5 SA-1 iframe: a parcel gets an element of the page’s window, inside the frame', async () => {
  const owner = document.body.appendChild(document.createElement('iframe')).contentDocument as Document; // of this origin
  const inside = owner.body.appendChild(owner.createElement('div'));
  let given: HTMLElement | undefined;
  const taking = async ({ domElement }: Given) => {
    given = domElement;
  };
  mount({ ...lifecycles(), mount: taking }, inside);
  await settle();
  expect(inside).not.toBeInstanceOf(HTMLElement);
  expect(given).toBeInstanceOf(HTMLElement);
  expect(given?.parentNode).toBe(inside);
});
