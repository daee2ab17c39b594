import type { ServerMarkup } from '@tracking-console/contract/page/applications';
import { buyerWith, card, settle, startRuntime, working } from './testing.ts';

jest.useFakeTimers();

const AT = '/buyer/dashboard';
const buyer = buyerWith({ ssr: true });

/** The page with the server's markup for a customer. */
function placeMarkup({ gid = '1001', path = AT } = {}) {
  const main = document.getElementById('main');
  if (!main) throw new Error('There is no place for it.');
  main.innerHTML =
    '<style id="server-styles">p{color:red}</style><div class="application" data-application="buyer-app" data-visibility="shown">' +
    '<div class="application-root"><p>Rows</p><textarea data-draft="shipments.add.quick"></textarea><form><button>Track</button></form><input type="checkbox"></div><div class="application-popups"></div></div>';
  const data = document.body.appendChild(document.createElement('script'));
  Object.assign(data, { id: 'server-content', type: 'application/json' });
  data.textContent = JSON.stringify({ application: 'buyer-app', gid, path, state: { rows: 1 } });
  document.documentElement.dataset.rendered = '';
  const button = main.querySelector('button');
  const root = main.querySelector('.application-root');
  return { root, rows: root?.firstElementChild, press: () => button?.click(), button };
}

const styles = () => document.getElementById('server-styles');

/** A console that hydrates the markup and records what it was given. */
function hydrating(log: unknown[]) {
  return {
    ...working(),
    mount: async ({ serverContent }: { serverContent?: ServerMarkup }) => {
      const content = serverContent?.take();
      if (content === null) serverContent?.giveUp?.();
      log.push(content);
      document.querySelector('button')?.addEventListener('click', () => log.push('pressed'));
    },
  };
}

it('SA-1 ssr keeps the rendered rows in the page and passes on the data they were rendered from', async () => {
  const log: unknown[] = [];
  const { runtime } = await startRuntime(async () => hydrating(log));
  const { root, rows } = placeMarkup();
  runtime.enter(buyer, {});
  expect(styles()).not.toBeNull();
  await settle(300);
  expect(styles()).toBeNull();
  expect(root?.firstElementChild).toBe(rows);
  expect(document.querySelector('.application-loading')).toBeNull();
  expect(document.querySelectorAll('.application')).toHaveLength(1);
  expect(log).toEqual([{ rows: 1 }]);
});

it.each(['.application', '.application-root'])(
  'SA-1 ssr is hydrated in its place where an extension has put something first into %s',
  async (place) => {
    const log: unknown[] = [];
    const { runtime } = await startRuntime(async () => hydrating(log));
    const { root, rows } = placeMarkup();
    document.querySelector(place)?.prepend(document.createElement('foreign-node'));
    runtime.enter(buyer, {});
    await settle(300);
    expect(log).toEqual([{ rows: 1 }]);
    expect(root).toContainElement(rows as HTMLElement);
    expect(document.querySelectorAll('.application-root')).toHaveLength(1);
    expect(document.querySelectorAll('.application-popups')).toHaveLength(1);
  },
);

it('SA-1 ssr is hydrated where an extension puts something first while the console loads', async () => {
  const log: unknown[] = [];
  const { runtime } = await startRuntime(async () => hydrating(log));
  const { root } = placeMarkup();
  runtime.enter(buyer, {});
  root?.prepend(document.createElement('foreign-node'));
  await settle(300);
  expect(log).toEqual([{ rows: 1 }]);
});

it('SA-1 SA-2 ssr passes on the path it was rendered for, wherever the user has gone since', async () => {
  const paths: unknown[] = [];
  const mount = async ({ serverContent }: { serverContent?: { path: string } }) => void paths.push(serverContent?.path);
  const { runtime } = await startRuntime(async () => ({ ...working(), mount }));
  placeMarkup();
  runtime.enter(buyer, {});
  history.replaceState(null, '', '/api/dashboard');
  await settle();
  expect(paths).toEqual([AT]);
});

it('SA-1 ssr passes on nothing on another page of the console; typed text is stored as a draft', async () => {
  const log: unknown[] = [];
  const { runtime, platform } = await startRuntime(async () => hydrating(log));
  const { root } = placeMarkup();
  runtime.enter(buyer, {});
  Object.assign(root?.querySelector('textarea') ?? {}, { value: 'AB12' });
  history.pushState(null, '', '/buyer/shipment');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settle();
  expect(log).toEqual([null]);
  expect(platform.drafts.read('shipments.add.quick')).toBe('{"text":"AB12"}');
});

it('SA-1 ssr is used once: the next instance of the console begins empty', async () => {
  const log: unknown[] = [];
  const { runtime } = await startRuntime(async () => hydrating(log));
  placeMarkup();
  runtime.enter(buyer, {});
  await settle();
  await runtime.leave('buyer-app');
  runtime.enter(buyer, {});
  await settle();
  expect(log).toEqual([{ rows: 1 }, undefined]);
});

it('SA-1 ssr markup whose data arrived damaged is removed, and the console begins without it', async () => {
  const log: unknown[] = [];
  const { runtime, bugs } = await startRuntime(async () => hydrating(log));
  const { root } = placeMarkup();
  const data = document.getElementById('server-content');
  if (data) data.textContent = '{"application":';
  runtime.enter(buyer, {});
  await settle();
  expect([root?.isConnected, styles()]).toEqual([false, null]);
  expect(document.querySelectorAll('.application')).toHaveLength(1);
  expect([log, bugs]).toEqual([[undefined], [expect.any(SyntaxError)]]);
});

it.each([
  ['another customer', { gid: '1002' }, {}],
  ['a customer who no longer holds the identity', {}, { open_app_list: ['API'] }],
])('SA-1 ssr removes the rows of %s', async (_whose, change, profile) => {
  const { runtime } = await startRuntime(async () => working(), { profile });
  const { root } = placeMarkup(change);
  runtime.enter(buyer, {});
  expect(root?.children).toHaveLength(0);
  expect(document.documentElement.dataset.rendered).toBeUndefined();
});

it('SA-1 ssr gives a console nothing to hydrate once the rows are gone', async () => {
  const log: unknown[] = [];
  const { runtime } = await startRuntime(async () => hydrating(log));
  placeMarkup({ gid: '1002' });
  runtime.enter(buyer, {});
  await settle();
  expect(log).toEqual([null]);
});

it.each([
  ['the option is off', buyerWith(), {}],
  ['the console is in a shadow root', buyerWith({ ssr: true, shadowDOM: true }), {}],
  ['it is another path’s', buyer, { path: '/buyer/shipment' }],
])('SA-1 ssr removes the rows when %s', async (_why, entry, change) => {
  const { runtime } = await startRuntime(() => new Promise(() => {}));
  const { root } = placeMarkup(change);
  runtime.enter(entry, {});
  expect(root?.isConnected).toBe(false);
  expect(document.querySelectorAll('.application')).toHaveLength(1);
});

it('F-1 ssr gives way to the card, whose buttons work', async () => {
  let modules = 0;
  const { runtime } = await startRuntime(async () => (modules++ === 0 ? {} : working()));
  placeMarkup();
  runtime.enter(buyer, {});
  await settle();
  expect(document.body.textContent).not.toContain('Rows');
  card()?.querySelector('button')?.click();
  await settle();
  expect(card()).toBeNull();
  expect(modules).toBe(2);
});

describe('F-46 ssr text typed into markup that is removed before its console has loaded', () => {
  const type = (text: string) => {
    const field = document.querySelector('textarea');
    if (field) field.value = text;
  };
  const kept = ({ drafts }: { drafts: { read: (name: string) => string } }) => drafts.read('shipments.add.quick');

  it('is a draft once the card is shown, and is stored once', async () => {
    const { runtime, platform } = await startRuntime(async () => ({}));
    placeMarkup();
    runtime.enter(buyer, {});
    type('AB12');
    await settle();
    expect(card()).not.toBeNull();
    expect(kept(platform)).toBe('{"text":"AB12"}');
    platform.drafts.write('shipments.add.quick', '');
    await runtime.leave('buyer-app');
    expect(kept(platform)).toBe('');
  });

  it.each([
    ['who holds the identity no more', {}, '{"text":"AB12"}'],
    ['who is another one', { gid: '1002' }, ''],
  ])('is a draft of the customer it was rendered for, for one %s', async (_whose, change, text) => {
    const { runtime, platform } = await startRuntime(async () => working(), { profile: { open_app_list: ['API'] } });
    placeMarkup(change);
    type('AB12');
    runtime.enter(buyer, {});
    expect(document.querySelector('textarea')).toBeNull();
    expect(kept(platform)).toBe(text);
  });

  it('is a draft at once when the user leaves', async () => {
    const { runtime, platform } = await startRuntime(() => new Promise(() => {}));
    placeMarkup();
    runtime.enter(buyer, {});
    type('AB12');
    void runtime.leave('buyer-app');
    expect(kept(platform)).toBe('{"text":"AB12"}');
  });

  it('is handled by the console once it has hydrated the markup', async () => {
    const { runtime, platform } = await startRuntime(async () => hydrating([]));
    placeMarkup();
    runtime.enter(buyer, {});
    type('AB12');
    await settle();
    await runtime.leave('buyer-app');
    expect(kept(platform)).toBe('');
  });
});

it('F-44 ssr replays a click from before the console has loaded', async () => {
  const log: unknown[] = [];
  const { runtime } = await startRuntime(async () => hydrating(log));
  const { press, button } = placeMarkup();
  const sent = jest.fn((event: Event) => event.preventDefault());
  button?.form?.addEventListener('submit', sent);
  runtime.enter(buyer, {});
  press();
  press();
  expect(sent).not.toHaveBeenCalled();
  await settle();
  expect(log).toEqual([{ rows: 1 }, 'pressed']);
  expect(sent).toHaveBeenCalledTimes(1);
});

it.each([
  [1, true],
  [2, false],
])('F-44 ssr toggles a checkbox that was clicked %i times before the console has loaded', async (times, isTicked) => {
  const log: unknown[] = [];
  const { runtime } = await startRuntime(async () => hydrating(log));
  placeMarkup();
  const box = document.querySelector<HTMLInputElement>('#main input');
  const reported: unknown[] = [];
  runtime.enter(buyer, {});
  for (let time = 0; time < times; time++) box?.click();
  expect(box?.checked).toBe(isTicked);
  box?.addEventListener('click', () => reported.push(box.checked));
  await settle();
  expect(box?.checked).toBe(isTicked);
  expect(reported).toEqual(isTicked ? [true] : []);
});
