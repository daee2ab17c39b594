import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draw, pages, warmUp } from './server.tsx';
import { orderServer } from './testing/orderServer.ts';
import { shipmentRow } from './testing/shipmentRow.ts';
import { startConsole, TEXTS } from './testing/startConsole.ts';

jest.mock('./pageFiles.ts', () => require('./testing/pageFiles.ts'));

const AT = '/buyer/dashboard';
const rows = [
  shipmentRow(1, { FRemark: 'Lamp' }),
  shipmentRow(2, { FRemark: '<img src=x onerror=alert(1)>', attention: 'red', package_status: 'Exception' }),
];

/** The page as the server sends it, for a browser whose zone it does or does not know. */
async function drawnPage({ server = orderServer({ rows }), language = 'en' as const, timeZone = 'UTC' } = {}) {
  const answers = await Promise.all((pages[AT] ?? []).map((call) => server.answer(call)));
  const drawing = draw({ path: AT, language, texts: TEXTS, answers, drawn: { at: Date.now(), timeZone } });
  server.asked.length = 0;
  return { server, markup: drawing.markup, state: JSON.parse(JSON.stringify(drawing.state)) as unknown };
}

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error');
});

it('SA-1 ssr draws the page of its own path alone', () => {
  expect(Object.keys(pages)).toEqual([AT]);
  expect(pages[AT]?.map(({ method }) => method)).toEqual([
    'GetIndexData',
    'GetRecentUpdates',
    'GetTrackInfoList',
    'GetSettings',
  ]);
  expect(warmUp).not.toThrow();
});

it('SC-8 ssr leaves text text', async () => {
  const { markup } = await drawnPage();
  expect(markup).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(markup).not.toContain('<img');
});

it.each(['UTC', 'Asia/Tokyo'])(
  'SA-1 ssr takes the drawn page over as it stands, drawn in the zone %s',
  async (timeZone) => {
    const drawn = await drawnPage({ timeZone });
    const { server, bugs } = await startConsole({ at: AT, server: drawn.server, drawn });
    expect(errors).not.toHaveBeenCalled();
    expect(bugs).toEqual([]);
    expect(server.asked).toEqual([]);
    expect(screen.getByText('Lamp')).toBeVisible();
  },
);

it('SA-1 ssr keeps the very elements, and they answer', async () => {
  const drawn = await drawnPage();
  let row: Element | null = null;
  await startConsole({
    at: AT,
    server: drawn.server,
    drawn: {
      ...drawn,
      onPlaced: (root) => {
        row = root.querySelector('li');
      },
    },
  });
  expect(screen.getByRole('list', { name: 'Latest updates' })).toContainElement(row);
  await userEvent.type(screen.getByRole('textbox', { name: 'Tracking numbers' }), 'RB123456785CN');
  expect(await screen.findByRole('button', { name: 'Track 1 number' })).toBeVisible();
});

it('SA-1 ssr keeps what was typed before the code came', async () => {
  const drawn = await drawnPage();
  await startConsole({
    at: AT,
    server: drawn.server,
    drawn: {
      ...drawn,
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

it('SA-1 ssr reports another page than the console’s and draws it anew', async () => {
  const drawn = await drawnPage();
  const { bugs } = await startConsole({
    at: AT,
    server: drawn.server,
    drawn: { ...drawn, markup: drawn.markup.replace('Dashboard', 'Overview') },
  });
  expect(bugs).toEqual([expect.objectContaining({ message: 'The console drew another page than the server.' })]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
  errors.mockClear();
});

it('F-57 ssr makes way where the console speaks another language by now', async () => {
  const drawn = await drawnPage();
  const { bugs } = await startConsole({ at: AT, server: drawn.server, drawn, language: 'zh-cn' });
  expect(bugs).toEqual([]);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('工作台');
  expect(drawn.server.asked).not.toEqual([]);
});

it('SA-1 ssr shows the times of the reader’s own zone in the end', async () => {
  const drawn = await drawnPage({ timeZone: 'Asia/Tokyo' });
  expect(drawn.markup).toContain('Mar 4, 2026, 4:00');
  await startConsole({ at: AT, server: drawn.server, drawn });
  const updates = screen.getByRole('list', { name: 'Latest updates' });
  await act(async () => {});
  const own = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date('2026-03-04T07:00:00Z'),
  );
  expect(within(updates).getAllByTitle(own)).toHaveLength(2);
});
