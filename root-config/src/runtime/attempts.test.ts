import { ApplicationFailure } from './failure.ts';
import { button, buyerWith, card, settle, shown, startRuntime, working } from './testing.ts';

jest.useFakeTimers();

const buyer = buyerWith();
const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

it('SA-15 no lifecycle begins after the application was left', async () => {
  const log: string[] = [];
  const { bootstrap, mount, unmount } = working(log);
  const { runtime } = await startRuntime(async () => ({ bootstrap, mount: [() => later(1000), mount], unmount }));
  runtime.enter(buyer, {});
  await settle(500);
  const left = runtime.leave('buyer-app');
  await settle(5000);
  await left;
  expect(log).toEqual(['unmount']);
});

it('F-8 SA-13 no lifecycle begins after the card of a late mount is shown', async () => {
  const log: string[] = [];
  const { bootstrap, mount, unmount } = working(log);
  const { runtime } = await startRuntime(async () => ({ bootstrap, mount: [() => later(6000), mount], unmount }));
  runtime.enter(buyer, {});
  await settle(20_000);
  expect(log).toEqual(['unmount']);
  expect(card()?.textContent).toContain('did not finish starting in time');
});

it('F-65 a load attempt that failed while it was mounting does not disturb the next one', async () => {
  const log: string[] = [];
  const { runtime } = await startRuntime(async () => {
    const module = working(log);
    return {
      ...module,
      mount: async (props: { domElement: HTMLElement }) => later(2000).then(() => module.mount(props)),
    };
  });
  runtime.enter(buyer, {});
  await settle(1000);
  runtime.fail('buyer-app', new ApplicationFailure('loop', 'five times'));
  expect(card()?.textContent).toContain('kept sending you to each other');
  button('Try again')?.click();
  await settle(1500);
  expect(runtime.registrations()[0]?.instance?.state().name).toBe('mounting');
  await settle(1500);
  expect(runtime.registrations()[0]?.instance?.state().name).toBe('mounted');
  expect(card()).toBeNull();
});

it('F-10 an application that reports a crash gets its card; a late report does not fail the next load attempt', async () => {
  const log: string[] = [];
  const given: Array<{ fail: (cause: unknown) => void }> = [];
  const { runtime, bugs } = await startRuntime(async () => {
    const module = working(log);
    return {
      ...module,
      mount: async (props: { domElement: HTMLElement; fail: (cause: unknown) => void }) => {
        given.push(props);
        return module.mount(props);
      },
    };
  });
  runtime.enter(buyer, {});
  await settle(500);
  given[0]?.fail(new Error('nothing is left'));
  await settle(500);
  expect(card()?.textContent).toContain('It stopped unexpectedly.');
  expect(bugs).toMatchObject([{ application: 'buyer-app', message: 'nothing is left', reason: 'crashed' }]);
  button('Try again')?.click();
  await settle(500);
  expect(runtime.registrations()[0]?.instance?.state().name).toBe('mounted');
  given[0]?.fail(new Error('again'));
  await settle(500);
  expect(runtime.registrations()[0]?.instance?.state().name).toBe('mounted');
  expect(bugs).toHaveLength(1);
});

it('F-57 F-20 a card that is rendered before any texts have loaded names the console in English', async () => {
  const { runtime, platform } = await startRuntime(() => Promise.reject(new Error('gone')));
  expect(platform.i18n.hasResourceBundle('en', 'root-config')).toBe(false);
  runtime.enter(buyer, {});
  await settle(600);
  expect(card()?.querySelector('h1')?.textContent).toBe('The buyer console is not available');
});

it('F-65 a further failure of a failed application changes nothing', async () => {
  const { runtime, bugs } = await startRuntime(() => Promise.reject(new Error('gone')));
  runtime.enter(buyer, {});
  await settle(600);
  const reported = bugs.length;
  runtime.fail('buyer-app', new ApplicationFailure('loop', 'five times'));
  runtime.fail('unknown', new ApplicationFailure('loop', 'five times'));
  expect(card()?.textContent).toContain('cannot be reached');
  expect(bugs).toHaveLength(reported);
});

it('F-9 SA-15 an instance mounts only when the one of its name before has unmounted, or its time is up', async () => {
  let running = 0;
  let most = 0;
  const { runtime } = await startRuntime(async () => ({
    ...working(),
    mount: async () => {
      running += 1;
      most = Math.max(most, running);
    },
    unmount: async () => {
      await later(2000);
      running -= 1;
    },
  }));
  for (let visit = 0; visit < 3; visit += 1) {
    runtime.enter(buyer, {});
    await settle(visit === 1 ? 100 : 5000); // the second is left before it mounts, and the third still waits for the first
    void runtime.leave('buyer-app');
    await settle(500);
  }
  await settle(5000);
  expect([running, most]).toEqual([0, 1]);
});

it('F-9 SA-14 Retry waits until the failed attempt has unmounted', async () => {
  const log: string[] = [];
  const { runtime } = await startRuntime(async () => ({
    ...working(log),
    mount: async () => {
      log.push('mount');
      if (log.length === 1) throw new Error('cannot render');
    },
    unmount: () => later(2000).then(() => void log.push('unmounted')),
  }));
  runtime.enter(buyer, {});
  await settle();
  button('Try again')?.click();
  await settle(1000);
  expect(log).toEqual(['mount']);
  await settle(1000);
  expect(log).toEqual(['mount', 'unmounted', 'mount']);
  expect(shown()).toHaveLength(1);
});

/** As single-spa-react: unmounting an application that was never mounted is an error of its own. */
function reactLike(mounting: (domElement: HTMLElement) => Promise<void>) {
  let root: HTMLElement | undefined;
  const features = new Set<string>();
  return {
    mount: [
      async () => {
        if (features.has('own')) throw new Error('The store already holds it.');
        features.add('own');
      },
      async ({ domElement }: { domElement: HTMLElement }) => {
        await mounting(domElement);
        domElement.append('The buyer console');
        root = domElement;
      },
    ],
    unmount: [
      async () => {
        if (!root) throw new Error('unmountComponentAtNode is not a function');
        root.replaceChildren();
        root = undefined;
      },
      async () => void features.clear(),
    ],
  };
}

it('F-7 I6 a failed mount is reported once, is unmounted, and can be retried', async () => {
  let broken = true;
  const module = reactLike(async () => {
    if (broken) throw new Error('cannot render');
  });
  const { runtime, bugs } = await startRuntime(async () => module);
  runtime.enter(buyer, {});
  await settle(4000);
  expect(bugs).toEqual([expect.objectContaining({ reason: 'mount', message: 'cannot render' })]);
  broken = false;
  button('Try again')?.click();
  await settle();
  expect(document.getElementById('main')?.textContent).toBe('The buyer console');
  expect(bugs).toHaveLength(1);
});

it('F-9 I6 a mounted application that cannot be unmounted is reported, once', async () => {
  const { runtime, bugs } = await startRuntime(async () => ({
    ...working(),
    unmount: () => Promise.reject(new Error('stuck')),
  }));
  runtime.enter(buyer, {});
  await settle();
  void runtime.leave('buyer-app');
  await settle(4000);
  expect(bugs).toEqual([expect.objectContaining({ reason: 'unmount', message: 'stuck' })]);
});

it.each([
  ['is unmounted when it finishes', 6000],
  ['renders outside of the page', 30_000],
])('F-8 I3 a mount that finishes after its deadline %s, beside no card and no other root', async (_what, takes) => {
  const roots: HTMLElement[] = [];
  const module = reactLike(async (domElement) => {
    if (roots.push(domElement) === 1) await later(takes);
  });
  const { runtime, bugs } = await startRuntime(async () => module);
  runtime.enter(buyer, {});
  await settle(5100);
  expect(card()?.textContent).toContain('did not finish starting in time');
  button('Try again')?.click();
  await settle(3000);
  const main = document.getElementById('main');
  expect(main?.textContent).toBe('The buyer console');
  await settle(40_000);
  expect(main?.textContent).toBe('The buyer console');
  expect(roots).toHaveLength(2);
  expect(roots[0]).not.toBe(roots[1]);
  expect(roots[0]?.isConnected).toBe(false);
  expect(bugs).toEqual([expect.objectContaining({ reason: 'mountLate' })]);
});

it('F-8 I3 an application left while it still mounts is unmounted when it has mounted', async () => {
  const module = reactLike(() => later(1500));
  const { runtime, bugs, log } = await startRuntime(async () => module);
  runtime.enter(buyer, {});
  await settle(100);
  void runtime.leave('buyer-app');
  await settle();
  expect(document.getElementById('main')?.innerHTML).toBe('');
  runtime.enter(buyer, {});
  await settle(4000);
  expect(document.getElementById('main')?.textContent).toBe('The buyer console');
  expect(bugs).toEqual([]);
  expect(log.filter(({ kind }) => kind === 'late_unmount')).toEqual([]);
});

it('F-12 a console whose file was removed with an old version offers the new one, and a retry', async () => {
  const answer = { ok: false, status: 404, headers: new Headers() } as Response; // what the inspection reads of one
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  const { runtime, platform } = await startRuntime(() => Promise.reject(new Error('gone')));
  const load = jest.spyOn(platform.newVersion, 'load').mockImplementation(() => {});
  runtime.enter(buyer, {});
  await settle(2000);
  expect(card()?.textContent).toContain('A new version has replaced it');
  expect(button('Try again')).toBeDefined();
  button('Load the new version')?.click();
  expect(load).toHaveBeenCalledTimes(1);
  fetch.mockRestore();
});
