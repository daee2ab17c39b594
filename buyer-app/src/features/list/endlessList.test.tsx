import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BuyerServer, buyerServer } from '../../testing/buyerServer.ts';
import { press, table } from '../../testing/listScreen.ts';
import { shipmentRow } from '../../testing/shipmentRow.ts';
import { startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const COUNT = 1_000;
const ROW = 60;
/** A thousand rows take their time where other tests run beside. */
const TIMEOUT_MS = 5_000;
const many = () =>
  buyerServer({ rows: Array.from({ length: COUNT }, (_, index) => shipmentRow(index, { FTrackNo: `LX${index}` })) });
/** Queries by role over so many cells are slow. */
const shown = async (number: string) => {
  const text = await screen.findByText(number, { selector: 'td a *' }, { timeout: TIMEOUT_MS });
  return text.closest('a') as HTMLElement; // as the selector has it
};
/** Each test has a list of its own, as Back returns to the place in one. */
const startEndless = async (search: string) => {
  const server = many();
  const started = await startConsole({ at: `/buyer/shipment${search}`, server });
  await shown('LX0');
  return { ...started, server };
};
const scroller = async () => (await table()).parentElement as HTMLElement; // the table's scroll area

/** Holds the next answer until the returned function is called. */
function holdNext(server: BuyerServer): () => void {
  const { answer } = server;
  let release = () => {};
  server.answer = async (body) => {
    server.answer = answer;
    const held = await answer(body);
    await new Promise<void>((go) => (release = go));
    return held;
  };
  return () => release();
}

async function scrollTo(row: number) {
  const area = await scroller();
  area.scrollTop = row * ROW;
  fireEvent.scroll(area);
}

describe('PG-2b an endless list', () => {
  it('is a size of the page, which the address keeps', async () => {
    await startConsole({ at: '/buyer/shipment', server: many() });
    await shown('LX0');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), 'All');
    await waitFor(() => expect(location.search).toBe('?size=all'));
    expect(await table()).toHaveAttribute('aria-rowcount', String(COUNT + 1));
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('fetches the rows that come into sight, and keeps the row that has the focus', async () => {
    const { server } = await startEndless('?size=all');
    const kept = await shown('LX2');
    act(() => kept.focus());
    await scrollTo(700);
    expect((await shown('LX700')).closest('tr')).toHaveAttribute('aria-rowindex', '702');
    expect(server.paramsOf('GetTrackInfoRows').length).toBeLessThan(4);
    expect(await shown('LX2')).toHaveFocus();
    expect(screen.queryByText('LX40')).not.toBeInTheDocument();
  });

  it('keeps what is being read until another search is answered, which begins at its top', async () => {
    const { server } = await startEndless('?sort=UpdatedAsc&size=all');
    await scrollTo(500);
    await shown('LX500');
    const answer = holdNext(server);
    await userEvent.type(screen.getByRole('searchbox'), 'LX7');
    await waitFor(() => expect(server.paramsOf('GetTrackInfoIds').at(-1)).toMatchObject({ Item: 'LX7' }));
    expect(await shown('LX500')).toBeVisible();
    expect((await scroller()).scrollTop).toBe(500 * ROW);
    await act(async () => answer());
    expect(await shown('LX7')).toBeVisible();
    expect(screen.queryByText('LX500')).not.toBeInTheDocument();
  });

  it('shows what changed while nothing was heard, also far down, and again where somebody scrolls back to', async () => {
    const { server, platform } = await startEndless('?sort=StatusAsc&size=all');
    await scrollTo(300);
    await shown('LX300');
    await scrollTo(500);
    await shown('LX500');
    for (const id of ['300', '500']) server.change(id, { FRemark: `Lamp ${id}` });
    server.change('501', { FIsArchived: true });
    const asked = server.paramsOf('GetTrackInfoRows').length;
    act(() => platform.live.emit(null));
    expect(await screen.findByText('Lamp 500', { selector: 'td *' }, { timeout: TIMEOUT_MS })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('LX501')).not.toBeInTheDocument());
    expect(server.paramsOf('GetTrackInfoRows')).toHaveLength(asked + 1);
    await scrollTo(300);
    expect(await screen.findByText('Lamp 300', { selector: 'td *' }, { timeout: TIMEOUT_MS })).toBeVisible();
  });

  it('returns to the place it was left at', async () => {
    await startEndless('?sort=AddedAsc&size=all');
    await scrollTo(500);
    await userEvent.click(await shown('LX501'));
    await screen.findByRole('heading', { level: 1, name: /LX501/ });
    act(() => history.back());
    await waitFor(() => expect(location.search).toBe('?sort=AddedAsc&size=all'));
    expect(await shown('LX501')).toBeVisible();
    await waitFor(async () => expect((await scroller()).scrollTop).toBe(500 * ROW));
  });

  it('PG-2d does to all of it what a page is done to, in the background', async () => {
    await startEndless('?sort=AddedDesc&size=all');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of the list' }));
    const bar = screen.getByRole('group', { name: 'Selected shipments' });
    expect(bar).toHaveTextContent('1000 selected');
    await press('More', bar);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Name' }));
    const dialog = await screen.findByRole('dialog', { name: 'Name 1000 shipments' });
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toBeVisible();
  });
});
