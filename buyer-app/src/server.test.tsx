import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_SETTINGS } from '@tracking-console/contract/shipments/settingConstants';
import type { Drafts } from '@tracking-console/platform';
import { pages, render, warmUp } from './server.tsx';
import { buyerServer } from './testing/buyerServer.ts';
import { shipmentRow } from './testing/shipmentRow.ts';
import { startConsole, TEXTS } from './testing/startConsole.ts';

jest.mock('./pageFiles.ts', () => require('./testing/pageFiles.ts'));

const AT = '/buyer/dashboard';
const LIST = '/buyer/shipment';
const rows = [
  shipmentRow(1, { FRemark: 'Lamp' }),
  shipmentRow(2, { FRemark: '<img src=x onerror=alert(1)>', attention: 'red', package_status: 'Exception' }),
];

/** The page as the server sends it, for a browser whose zone it does or does not know. */
async function renderedPage({
  at = AT,
  server = buyerServer({ rows }),
  language = 'en' as const,
  timeZone = 'UTC',
} = {}) {
  const answers = await Promise.all((pages[at] ?? []).map((call) => server.answer(call)));
  const rendering = render({ path: at, language, texts: TEXTS, answers, rendered: { at: Date.now(), timeZone } });
  server.asked.length = 0;
  if (!rendering) throw new Error('The page is left to the browser.');
  return { server, markup: rendering.markup, state: JSON.parse(JSON.stringify(rendering.state)) as unknown };
}

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error');
});

it('SA-1 ssr renders the pages it names, from the calls it names', () => {
  const calls = Object.entries(pages).map(([path, page]) => [path, page.map(({ method }) => method)]);
  expect(Object.fromEntries(calls)).toEqual({
    [AT]: ['GetIndexData', 'GetRecentUpdates', 'GetTrackInfoList', 'GetSettings'],
    [LIST]: ['GetIndexData', 'GetTrackInfoList', 'GetSettings'],
  });
  expect(warmUp).not.toThrow();
});

it('SC-8 ssr leaves text text', async () => {
  const { markup } = await renderedPage();
  expect(markup).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(markup).not.toContain('<img');
});

it.each([
  [AT, 'UTC'],
  [AT, 'Asia/Tokyo'],
  [LIST, 'UTC'],
  [LIST, 'Asia/Tokyo'],
])('SA-1 ssr takes the rendered page %s over as it stands, rendered in the zone %s', async (at, timeZone) => {
  const rendered = await renderedPage({ at, timeZone });
  const { server, bugs } = await startConsole({ at, server: rendered.server, rendered });
  expect(errors).not.toHaveBeenCalled();
  expect(bugs).toEqual([]);
  expect(server.asked).toEqual([]);
  expect(screen.getAllByText('Lamp')[0]).toBeVisible();
});

it.each([AT, LIST])('SA-1 F-58 ssr takes %s over after a step back, too, and asks again behind it', async (at) => {
  const performed = jest.fn(() => [{ type: 'back_forward' }]);
  Object.assign(performance, { getEntriesByType: performed }); // jsdom has none
  const rendered = await renderedPage({ at });
  const { server, bugs } = await startConsole({ at, server: rendered.server, rendered });
  Reflect.deleteProperty(performance, 'getEntriesByType');
  expect(performed).toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  expect(bugs).toEqual([]);
  await waitFor(() => expect(server.paramsOf('GetTrackInfoList')).not.toEqual([]));
});

it('SA-1 ssr keeps the very elements, and they answer', async () => {
  const rendered = await renderedPage();
  let row: Element | null = null;
  await startConsole({
    at: AT,
    server: rendered.server,
    rendered: {
      ...rendered,
      onPlaced: (root) => {
        row = root.querySelector('[aria-label="Latest updates"] li');
      },
    },
  });
  expect(screen.getByRole('list', { name: 'Latest updates' })).toContainElement(row);
  await userEvent.type(screen.getByRole('textbox', { name: 'Tracking numbers' }), 'RB123456785CN');
  expect(await screen.findByRole('button', { name: 'Track 1 number' })).toBeVisible();
});

it('SA-1 ssr keeps what was typed before the code came', async () => {
  const rendered = await renderedPage();
  await startConsole({
    at: AT,
    server: rendered.server,
    rendered: {
      ...rendered,
      onPlaced: (root) => {
        const field = root.querySelector('textarea');
        if (field) field.value = 'RB123456785CN';
      },
    },
  });
  const field = screen.getByRole('textbox', { name: 'Tracking numbers' });
  expect(field).toHaveValue('RB123456785CN');
  expect(await screen.findByRole('button', { name: 'Track 1 number' })).toBeVisible();
});

describe('SA-1 ssr hydrates, without a report or a second rendering,', () => {
  /** As a browser does with what looks like a telephone number: it puts the text into a link of its own. */
  function detect(root: HTMLElement, href: string) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode())
      if (/\d{2}/.test(texts.currentNode.textContent ?? '')) found.push(texts.currentNode as Text);
    for (const text of found) {
      const number = text.splitText(text.data.search(/\d/));
      number.splitText(2);
      const link = Object.assign(document.createElement('a'), { href });
      number.replaceWith(link);
      link.append(number);
    }
    expect(found.length).toBeGreaterThan(1);
  }

  it.each<[string, (root: HTMLElement) => void]>([
    ['where an extension has put something first', (root) => root.prepend(document.createElement('foreign-node'))],
    ['where an extension has put something last', (root) => root.append(document.createElement('foreign-node'))],
    ['numbers that the browser took for telephone numbers', (root) => detect(root, 'tel:00')],
    ['times that the browser took for dates', (root) => detect(root, 'x-apple-data-detectors://1')],
  ])('%s', async (_what, change) => {
    const rendered = await renderedPage();
    let row: Element | null = null;
    const onPlaced = (root: HTMLElement) => {
      row = root.querySelector('[aria-label="Latest updates"] li');
      change(root);
    };
    const { server, bugs, domElement } = await startConsole({
      at: AT,
      server: rendered.server,
      rendered: { ...rendered, onPlaced },
    });
    expect(errors).not.toHaveBeenCalled();
    expect(bugs).toEqual([]);
    expect(server.asked).toEqual([]);
    expect(screen.getByRole('list', { name: 'Latest updates' })).toContainElement(row);
    expect(domElement.querySelector('a[href^="tel:"], a[href^="x-apple"], foreign-node')).toBeNull();
  });
});

it('SA-1 ssr reports another page than the console’s and renders it again', async () => {
  const rendered = await renderedPage();
  const { bugs } = await startConsole({
    at: AT,
    server: rendered.server,
    rendered: { ...rendered, markup: rendered.markup.replace('Dashboard', 'Overview') },
  });
  expect(bugs).toEqual([expect.objectContaining({ message: 'The browser rendered another page than the server.' })]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
  errors.mockClear();
});

it('F-57 ssr makes way where the console speaks another language by now, before what was typed goes', async () => {
  const rendered = await renderedPage();
  const onGivenUp = jest.fn(() => expect(document.body.textContent).toContain('Dashboard'));
  const given = { ...rendered, onGivenUp };
  const { bugs } = await startConsole({ at: AT, server: rendered.server, rendered: given, language: 'zh-cn' });
  expect(onGivenUp).toHaveBeenCalledTimes(1);
  expect(bugs).toEqual([]);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('工作台');
  expect(rendered.server.asked).not.toEqual([]);
});

it('SA-1 ssr shows the times of the reader’s own zone in the end', async () => {
  const rendered = await renderedPage({ timeZone: 'Asia/Tokyo' });
  expect(rendered.markup).toContain('Mar 4, 2026, 4:00');
  await startConsole({ at: AT, server: rendered.server, rendered });
  const updates = screen.getByRole('list', { name: 'Latest updates' });
  await act(async () => {});
  const own = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date('2026-03-04T07:00:00Z'),
  );
  expect(within(updates).getAllByTitle(own)).toHaveLength(2);
});

describe('PG-2 the list', () => {
  const settingsOf = (display: object) => ({ display: { ...DEFAULT_SETTINGS.display, ...display } });

  it('SA-1 ssr keeps the very rows, and they answer', async () => {
    const rendered = await renderedPage({ at: LIST });
    expect(rendered.markup).toContain('&lt;img src=x onerror=alert(1)&gt;');
    let row: Element | null = null;
    const onPlaced = (root: HTMLElement) => {
      row = root.querySelector('tbody tr');
    };
    await startConsole({ at: LIST, server: rendered.server, rendered: { ...rendered, onPlaced } });
    expect(screen.getByRole('table', { name: 'Tracking' })).toContainElement(row);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select RB000000001CN' }));
    expect(row).toHaveAttribute('aria-selected', 'true');
    expect(rendered.server.asked.map(({ method }) => method)).not.toContain('GetTrackInfoList');
  });

  it('SA-1 ssr names the carriers once the console knows them', async () => {
    const rendered = await renderedPage({ at: LIST });
    expect(rendered.markup).not.toContain('China Post');
    const carriers = [{ key: 3011, name: 'China Post' }];
    const { bugs } = await startConsole({ at: LIST, server: rendered.server, rendered, carriers });
    expect(await screen.findAllByText('China Post')).toHaveLength(2);
    expect(bugs).toEqual([]);
  });

  it.each([{ defaultView: 'attention' as const }, { pageSize: 20 as const }])(
    'SA-1 ssr leaves the list of a customer who has set %j to the browser',
    async (display) => {
      const server = buyerServer({ rows, settings: settingsOf(display) });
      await expect(renderedPage({ at: LIST, server })).rejects.toThrow('left to the browser');
      await expect(renderedPage({ at: AT, server })).resolves.toBeTruthy();
    },
  );

  it('SA-1 ssr makes way for the look a customer has given the list, without asking for its rows again', async () => {
    localStorage.setItem('tc_buyer_list_look_1', 'cols=status&density=compact');
    const rendered = await renderedPage({ at: LIST });
    const { bugs, server } = await startConsole({ at: LIST, server: rendered.server, rendered, user: { gid: '1' } });
    expect(screen.queryByRole('columnheader', { name: 'Route' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Status' })).toBeVisible();
    expect(bugs).toEqual([]);
    expect(server.asked.map(({ method }) => method)).not.toContain('GetTrackInfoList');
    localStorage.clear();
  });

  it('SA-1 ssr gives back a name that was being typed', async () => {
    const rendered = await renderedPage({ at: LIST });
    const texts = new Map([['shipments.remark.1', JSON.stringify({ text: 'Lamp for', base: 'Lamp' })]]);
    const drafts: Drafts = {
      read: (field) => texts.get(field) ?? '',
      write: (field, text) => void texts.set(field, text),
      isAny: () => true,
      forgetAll: () => texts.clear(),
    };
    const { bugs } = await startConsole({ at: LIST, server: rendered.server, rendered, drafts });
    expect(screen.getByDisplayValue('Lamp for')).toBeVisible();
    expect(bugs).toEqual([]);
  });
});
