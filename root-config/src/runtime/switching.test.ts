import fc from 'fast-check';
import { type ApplicationEntry, readEntry } from '../applications.ts';
import { LIMITS } from './limits.ts';
import { card, entryOf, settle, shown, startRuntime } from './testing.ts';

jest.useFakeTimers();

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

const SWITCHES = 500;
const SEED = 20260101;

const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const entry = (name: string, options: object): ApplicationEntry =>
  readEntry({ ...entryOf('buyer-app'), name, url: `/app/${name}.js`, options });

/** Kept alive, ordinary, destroyed; and some that unmount slower than the runtime waits. */
const entries = [
  entry('kept', { 'keep-alive': true }),
  entry('kept-slowly', { 'keep-alive': true }),
  entry('ordinary', {}),
  entry('ordinary-slow-to-go', {}),
  entry('destroyed', { destroy: true }),
  entry('destroyed-slow-to-go', { destroy: true }),
  entry('hangs', {}),
];

/** How many of a name are mounted, and the most there were at once. */
function modules() {
  const mounted = new Map<string, number>();
  const most = new Map<string, number>();
  const load = async (url: string) => {
    const name = url.replace(/^\/app\/(.*)\.js$/, '$1');
    await later(name.includes('slow') ? 300 : 5);
    return {
      bootstrap: async () => {},
      mount: async ({ domElement }: { domElement: HTMLElement }) => {
        const now = (mounted.get(name) ?? 0) + 1;
        mounted.set(name, now);
        most.set(name, Math.max(now, most.get(name) ?? 0));
        await later(name.includes('slow') ? 200 : 5);
        domElement.append(name);
      },
      unmount: async () => {
        if (name === 'hangs') {
          mounted.set(name, (mounted.get(name) ?? 0) - 1);
          await new Promise(() => {});
        }
        await later(name.includes('slow-to-go') ? 1500 : 5);
        mounted.set(name, (mounted.get(name) ?? 0) - 1);
      },
    };
  };
  return { load, most };
}

const step = fc.record({ to: fc.nat(entries.length - 1), pause: fc.constantFrom(0, 0, 1, 10, 100, 600, 4000) });
const walk = fc.array(step, { minLength: SWITCHES, maxLength: SWITCHES });

it('SA-15 F-60 500 random switches: one root shown at the end, the last one’s, and never two of a name', async () => {
  for (const steps of fc.sample(walk, { seed: SEED, numRuns: 1 })) {
    const { load, most } = modules();
    const { runtime, log, bugs } = await startRuntime(load);
    let at: ApplicationEntry | undefined;
    for (const { to, pause } of steps) {
      const next = entries[to];
      if (!next || next === at) continue;
      // As single-spa does it: the old one is left, then the new one is entered.
      const left = at && runtime.leave(at.name);
      if (left) await Promise.all([left, settle(LIMITS.leaveMs)]);
      runtime.enter(next, {});
      at = next;
      expect(shown()).toHaveLength(1);
      await settle(pause);
      expect(shown().map(({ dataset }) => dataset.application)).toEqual([next.name]);
    }
    await settle(20_000);
    expect(shown().map(({ textContent }) => textContent)).toEqual([at?.name]);
    expect([...most.values()].filter((count) => count > 1)).toEqual([]);
    const names = [...document.querySelectorAll<HTMLElement>('.application')].map(({ dataset }) => dataset.application);
    expect(new Set(names).size).toBe(names.length);
    expect(card()).toBeNull();
    // Only the one whose unmount never settles is reported.
    expect(bugs).toHaveLength(log.filter(({ kind, name }) => kind === 'late_unmount' && name === 'hangs').length);
  }
}, 60_000);

it('SA-15 entering and leaving without waiting for one another ends with the last one, alone', async () => {
  const command = fc.record({ to: fc.nat(entries.length - 1), pause: fc.constantFrom(0, 0, 0, 1, 50) });
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 40 }), async (commands) => {
      const { load, most } = modules();
      const { runtime } = await startRuntime(load);
      let at: ApplicationEntry | undefined;
      for (const { to, pause } of commands) {
        const next = entries[to];
        if (!next || next === at) continue;
        if (at) void runtime.leave(at.name);
        runtime.enter(next, {});
        at = next;
        await settle(pause);
      }
      await settle(20_000);
      expect(shown().map(({ textContent }) => textContent)).toEqual([at?.name]);
      expect([...most.values()].filter((count) => count > 1)).toEqual([]);
    }),
    { seed: SEED, numRuns: 25 },
  );
}, 60_000);
