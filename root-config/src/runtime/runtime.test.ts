import * as platformModule from '@tracking-console/platform';
import { ApplicationFailure } from './failure.ts';
import { button, buyerWith, card, settle, shown, startRuntime, working } from './testing.ts';

jest.useFakeTimers();

const buyer = buyerWith();

it('mounts into a container of its own and removes it again', async () => {
  const log: string[] = [];
  const { runtime } = await startRuntime(async () => working(log));
  runtime.enter(buyer, {});
  await settle();
  expect(shown()[0]?.textContent).toBe('The buyer console');
  await runtime.leave('buyer-app');
  expect(log).toEqual(['mount', 'unmount']);
  expect(document.querySelector('.application')).toBeNull();
});

it('SA-2 SA-12 emits every move with its name and duration, and the store mirrors it', async () => {
  const { runtime, log, platform } = await startRuntime(async () => working());
  runtime.enter(buyer, {});
  await settle();
  await runtime.leave('buyer-app');
  const states = log.flatMap((event) => (event.kind === 'state' ? [event.state.name] : []));
  expect(states).toEqual(['loading', 'before_mount', 'mounting', 'mounted', 'unmount']);
  const { applications } = platform.store.getState() as platformModule.State;
  expect(applications['buyer-app']).toMatchObject({ state: 'unmount', duration: expect.any(Number) });
});

it('F-2 SA-13 shows the card after 8 s when the module is never answered, and can be left at once', async () => {
  const { runtime } = await startRuntime(() => new Promise(() => {}));
  runtime.enter(buyer, {});
  await settle(7999);
  expect(card()).toBeNull();
  await settle(1);
  expect(card()?.textContent).toContain('did not answer in time');
  const left = runtime.leave('buyer-app');
  await settle(0);
  await left;
  expect(shown()).toEqual([]);
});

it('F-6 a module without lifecycles is incompatible', async () => {
  const { runtime } = await startRuntime(async () => ({ nothing: true }));
  runtime.enter(buyer, {});
  await settle();
  expect(card()?.textContent).toContain('incompatible version');
  expect(document.activeElement?.tagName).toBe('H1');
});

it('SA-21 names what a newer module needs that this page does not offer', async () => {
  const { runtime } = await startRuntime(async () => ({ ...working(), requires: ['visibility', 'teleport'] }));
  runtime.enter(buyer, {});
  await settle();
  expect(card()?.textContent).toContain('The module needs "teleport"');
});

it('SA-21 lets a module of an older page mount, whatever else it exports', async () => {
  const { runtime } = await startRuntime(async () => ({ ...working(), somethingNewer: { of: 'no interest' } }));
  runtime.enter(buyer, {});
  await settle();
  expect(shown()[0]?.textContent).toBe('The buyer console');
});

it('F-1 SA-14 retries an immediate failure automatically, once', async () => {
  let asked = 0;
  const { runtime, loader } = await startRuntime(async () => {
    asked += 1;
    if (asked === 1) throw new Error('HTTP 503');
    return working();
  });
  runtime.enter(buyer, {});
  await settle(600);
  expect(card()).toBeNull();
  expect(shown()[0]?.textContent).toBe('The buyer console');
  expect(loader.forget).toHaveBeenCalledTimes(1);
});

it('F-7 SA-14 Retry deletes the failed module and loads it again', async () => {
  let works = false;
  const { runtime, loader } = await startRuntime(async () => {
    if (!works) throw new Error('HTTP 503');
    return working();
  });
  runtime.enter(buyer, {});
  await settle(600);
  expect(card()?.textContent).toContain('cannot be reached');
  works = true;
  button('Try again')?.click();
  await settle();
  expect(card()).toBeNull();
  expect(shown()[0]?.textContent).toBe('The buyer console');
  expect(loader.forget).toHaveBeenCalledWith(buyer.url);
});

it('F-7 SA-14 after three failures within a minute the next attempt waits for the minute to pass', async () => {
  const { runtime } = await startRuntime(async () => ({
    ...working(),
    mount: () => Promise.reject(new Error('cannot render')),
  }));
  runtime.enter(buyer, {});
  await settle();
  for (let tries = 1; tries < 3; tries += 1) {
    expect(button('Try again')?.disabled).toBe(false);
    button('Try again')?.click();
    await settle(1000);
  }
  expect(button('Try again')?.disabled).toBe(true);
  expect(card()?.textContent).toContain('several times in a row');
  await settle(58_000);
  expect(button('Try again')?.disabled).toBe(false);
  expect(card()?.textContent).toContain('stopped while it was starting');
});

it('SA-2 leaving a failed application destroys it: its module, its elements and its messages', async () => {
  const { runtime, platform, loader } = await startRuntime(async () => ({
    ...working(),
    mount: () => Promise.reject(new Error('cannot render')),
  }));
  const { data, send } = platform.messages.application('buyer-app');
  runtime.enter(buyer, {});
  await settle();
  void platform.messages.host('buyer-app').send({ hasNewMsg: true });
  void send({ routeChange: { path: '/buyer/dashboard' } });
  await settle();
  expect([data().hasNewMsg, loader.forget.mock.calls]).toEqual([true, []]);
  await runtime.leave('buyer-app');
  expect(document.querySelector('.application')).toBeNull();
  expect([data().hasNewMsg, loader.forget.mock.calls]).toEqual([false, [[buyer.url]]]);
});

it.each([
  ['', buyer],
  [', with destroy', buyerWith({ destroy: true })],
])(
  'SA-14 does not load an application that failed three times within a minute, however it is entered%s',
  async (_, entry) => {
    const { runtime, loader } = await startRuntime(async () => ({
      ...working(),
      mount: () => Promise.reject(new Error('cannot render')),
    }));
    for (let visit = 0; visit < 10; visit += 1) {
      runtime.enter(entry, {});
      await settle();
      await runtime.leave('buyer-app');
    }
    expect(loader.import).toHaveBeenCalledTimes(3);
    await settle(60_000);
    runtime.enter(entry, {});
    await settle();
    expect(loader.import).toHaveBeenCalledTimes(4);
  },
);

it('SA-1 destroy: entered again while it still unmounts, it gets a new module', async () => {
  const order: string[] = [];
  const unmount = () => new Promise((resolve) => setTimeout(resolve, 1000));
  const { runtime, loader } = await startRuntime(async () => {
    order.push('import');
    return { ...working(), unmount };
  });
  loader.forget.mockImplementation(() => void order.push('forget'));
  const entry = buyerWith({ destroy: true });
  runtime.enter(entry, {});
  await settle();
  void runtime.leave('buyer-app');
  await settle(500);
  runtime.enter(entry, {});
  await settle(1000);
  expect(order).toEqual(['import', 'forget', 'import']);
  expect(shown()[0]?.textContent).toBe('The buyer console');
});

it('SA-20 a module is bootstrapped once, however often it is mounted, and again when it is another one', async () => {
  const log: string[] = [];
  const made = () => ({ ...working(log), bootstrap: async () => void log.push('bootstrap') });
  let module = made();
  const { runtime } = await startRuntime(async () => module);
  for (let visit = 0; visit < 3; visit += 1) {
    if (visit === 2) module = made();
    runtime.enter(buyer, {});
    await settle();
    await runtime.leave('buyer-app');
  }
  expect(log).toEqual(['bootstrap', 'mount', 'unmount', 'mount', 'unmount', 'bootstrap', 'mount', 'unmount']);
});

it('SA-20 a bootstrap that failed is run again', async () => {
  let runs = 0;
  const bootstrap = async () => {
    runs += 1;
    if (runs === 1) throw new Error('not yet');
  };
  const module = { ...working(), bootstrap };
  const { runtime } = await startRuntime(async () => module);
  runtime.enter(buyer, {});
  await settle();
  button('Try again')?.click();
  await settle();
  expect(runs).toBe(2);
  expect(shown()[0]?.textContent).toBe('The buyer console');
});

it('F-9 SA-12 emits the end of an instance before another of its name begins', async () => {
  const { runtime, log } = await startRuntime(async () => ({ ...working(), unmount: () => new Promise(() => {}) }));
  runtime.enter(buyer, {});
  await settle();
  void runtime.leave('buyer-app');
  await settle(500);
  runtime.enter(buyer, {});
  await settle(5000);
  const states = log.flatMap((event) => (event.kind === 'state' ? [event.state.name] : []));
  expect(states.at(-1)).toBe('mounted');
  expect(document.querySelectorAll('.application')).toHaveLength(1);
});

it('F-8 SA-13 shows the card after 5 s when mount hangs', async () => {
  const { runtime } = await startRuntime(async () => ({ ...working(), mount: () => new Promise(() => {}) }));
  runtime.enter(buyer, {});
  await settle(5000);
  expect(card()?.textContent).toContain('did not finish starting in time');
});

it('SA-13 an application that was left no longer writes the address, though it still mounts or unmounts', async () => {
  let goOn = () => {};
  const late = ({ routerWindow }: { routerWindow: Window }) =>
    new Promise<void>((resolve) => {
      goOn = () => {
        routerWindow.history.replaceState(null, '', '/buyer/late');
        resolve();
      };
    });
  history.replaceState(null, '', '/buyer/dashboard');
  for (const lifecycles of [{ mount: late }, { unmount: late }]) {
    const { runtime } = await startRuntime(async () => ({ ...working(), ...lifecycles }));
    runtime.enter(buyer, {});
    await settle();
    const left = runtime.leave('buyer-app');
    history.pushState(null, '', '/api/dashboard');
    await settle();
    goOn();
    await settle(3000);
    await left;
    expect(location.pathname).toBe('/api/dashboard');
    history.replaceState(null, '', '/buyer/dashboard');
  }
});

it('F-9 a hanging unmount is out of sight at once, delays the switch by at most 500 ms and is removed at 3 s', async () => {
  const { runtime, log } = await startRuntime(async () => ({ ...working(), unmount: () => new Promise(() => {}) }));
  runtime.enter(buyer, {});
  await settle();
  let routingGoesOn = false;
  void runtime.leave('buyer-app').then(() => {
    routingGoesOn = true;
  });
  await settle();
  expect(shown()).toEqual([]);
  await settle(500);
  expect(routingGoesOn).toBe(true);
  await settle(2500);
  expect(document.querySelector('.application')).toBeNull();
  expect(log).toContainEqual(expect.objectContaining({ kind: 'late_unmount', name: 'buyer-app' }));
});

it('F-11 SA-12 a listener that throws disturbs no other', async () => {
  const { runtime, services, bugs } = await startRuntime(async () => working());
  services.events.listen(() => {
    throw new Error('a listener’s own');
  });
  runtime.enter(buyer, {});
  await settle();
  expect(shown()[0]?.textContent).toBe('The buyer console');
  expect(bugs.length).toBeGreaterThan(0);
});

it('F-65 SA-18 an application that keeps sending the page away gets the card, and the address stays', async () => {
  const { runtime, platform } = await startRuntime(async () => working());
  platform.messages.onLoop((name) => runtime.fail(name, new ApplicationFailure('loop', 'five times')));
  runtime.enter(buyer, {});
  await settle();
  const { send } = platform.messages.application('buyer-app');
  for (let move = 0; move < 5; move += 1) {
    void send({ pathNotMatched: { target: `/buyer/p${move}` } });
    await settle();
  }
  expect(card()?.textContent).toContain('kept sending you to each other');
  expect(location.pathname).toBe('/buyer/dashboard');
});

it('RT-8 SH-12 does not mount a console whose identity is not open, and mounts it once it is', async () => {
  const log: string[] = [];
  const profile = { open_app_list: [] as string[] };
  const { runtime, platform } = await startRuntime(async () => working(log), { profile });
  runtime.enter(buyer, {});
  await settle(10_000);
  expect(log).toEqual([]);
  expect(card()).toBeNull();
  profile.open_app_list.push('BUYER');
  platform.store.dispatch(platformModule.retryRequested());
  await settle();
  expect(log).toEqual(['mount']);
});

it('offers the other console on the card', async () => {
  const { runtime, visited } = await startRuntime(() => Promise.reject(new Error('gone')), {
    profile: { open_app_list: ['BUYER', 'API'] },
  });
  runtime.enter(buyer, {});
  await settle(600);
  button('Go to the API console')?.click();
  await settle();
  expect(visited).toEqual(['/api/dashboard']);
});
