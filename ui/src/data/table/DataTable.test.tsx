import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../actions/Button.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { DataTable } from './DataTable.tsx';
import type { Column, DataTableProps, Sort } from './types.ts';

interface Shipment {
  number: string;
  days: number;
}

const columns: Column<Shipment>[] = [
  { key: 'number', title: 'Number', primary: true, sortable: true, cell: ({ number }) => number },
  { key: 'days', title: 'Days', align: 'end', cell: ({ days }) => days },
];

const shipments = (count: number): Shipment[] =>
  Array.from({ length: count }, (_, index) => ({ number: `RR${index}CN`, days: index }));

const renderTable = (props: Partial<DataTableProps<Shipment>>) =>
  renderUi(
    <DataTable
      label="Shipments"
      columns={columns}
      rows={shipments(3)}
      rowKey={({ number }) => number}
      empty={{ kind: 'nothing', title: 'No shipments yet' }}
      {...props}
    />,
  );

const bodyRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

describe('DataTable', () => {
  it('shows rows under their columns', async () => {
    await renderTable({});
    expect(screen.getByRole('table', { name: 'Shipments' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Number', 'Days']);
    expect(bodyRows()).toHaveLength(3);
  });

  it.each([
    { kind: 'nothing', title: 'No shipments yet', action: 'Add shipments' },
    { kind: 'noMatch', title: 'Nothing matches', action: 'Clear filters' },
    { kind: 'error', title: 'Error code: -1', action: 'Try again' },
  ] as const)('says plainly when there are no rows: $kind', async ({ kind, title, action }) => {
    const onClick = jest.fn();
    await renderTable({ rows: [], empty: { kind, title, actions: <Button onClick={onClick}>{action}</Button> } });
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryAllByRole('alert')).toHaveLength(kind === 'error' ? 1 : 0);
    await userEvent.click(screen.getByRole('button', { name: action }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('shows the shape of what is coming, not that there is nothing', async () => {
    await renderTable({ rows: [], loading: true });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No shipments yet')).not.toBeInTheDocument();
  });

  it('keeps the rows it has while newer ones load', async () => {
    await renderTable({ loading: true });
    expect(screen.getByText('RR0CN')).toBeVisible();
  });

  it('sorts by a button, and says how', async () => {
    function Sorted() {
      const [sort, onSortChange] = useState<Sort>({ key: 'number', direction: 'ascending' });
      const rest = { label: 'Shipments', columns, rows: shipments(2), rowKey: (row: Shipment) => row.number };
      return <DataTable {...rest} sort={sort} onSortChange={onSortChange} empty={{ kind: 'nothing', title: '' }} />;
    }
    await renderUi(<Sorted />);
    const head = screen.getByRole('columnheader', { name: 'Number' });
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(head).getByRole('button'));
    expect(head).toHaveAttribute('aria-sort', 'descending');
  });

  it('opens a row by its link, by the rest of the row, and leaves a new tab to the browser', async () => {
    const onRowOpen = jest.fn();
    await renderTable({ onRowOpen, rowHref: ({ number }) => `/buyer/shipment/${number}` });
    await userEvent.click(screen.getByRole('link', { name: 'RR1CN' }));
    await userEvent.click(screen.getByText('2'));
    expect(onRowOpen.mock.calls.map(([row]) => row.number)).toEqual(['RR1CN', 'RR2CN']);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'RR0CN' }), { ctrlKey: true });
    expect(onRowOpen).toHaveBeenCalledTimes(2);
  });

  it.each([200, 201])('says on paper of %i rows whether those in sight alone are there', async (count) => {
    await renderTable({ rows: shipments(count) });
    expect(screen.queryAllByText(/^Only the visible rows are printed/)).toHaveLength(count > 200 ? 1 : 0);
  });

  it('renders only the rows in sight of a long table, and says how many there are', async () => {
    await renderTable({ rows: shipments(10_000) });
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    expect(bodyRows().length).toBeLessThan(80);
    expect(screen.getByText('RR0CN').closest('tr')).toHaveAttribute('aria-rowindex', '2');
    const scroller = screen.getByRole('group', { name: 'Shipments' });
    scroller.scrollTop = 60 * 5000;
    fireEvent.scroll(scroller);
    expect(screen.getByText('RR5000CN').closest('tr')).toHaveAttribute('aria-rowindex', '5002');
    expect(screen.queryByText('RR0CN')).not.toBeInTheDocument();
  });

  it.each([
    { width: 320, summaries: true },
    { width: 1280, summaries: false },
  ])('renders a long table of $width px with summaries: $summaries', async ({ width, summaries }) => {
    document.documentElement.style.fontSize = '16px'; // which jsdom has no default of
    const measured = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
    await renderTable({ rows: shipments(300), summary: ({ days }) => `${days} days under way` });
    expect(screen.queryByText('1 days under way') !== null).toBe(summaries);
    measured.mockRestore();
  });
});
