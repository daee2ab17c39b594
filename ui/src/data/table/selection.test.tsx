import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/renderUi.tsx';
import { DataTable } from './DataTable.tsx';

const page = ['A', 'B', 'C', 'D'];

function Choosing({ rows = page }: { rows?: readonly string[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <DataTable
        label="Shipments"
        columns={[{ key: 'number', title: 'Number', primary: true, cell: (row: string) => row }]}
        rows={rows}
        rowKey={(row) => row}
        rowLabel={(row) => `number ${row}`}
        selection={{ selected, onChange: setSelected }}
        empty={{ kind: 'nothing', title: '' }}
      />
      <output>{[...selected].sort().join()}</output>
    </>
  );
}

const box = (row: string) => screen.getByRole('checkbox', { name: `Select number ${row}` });
const all = () => screen.getByRole('checkbox', { name: 'Select all rows on this page' });
const chosen = () => screen.getByRole('status').textContent;

describe('selection of rows', () => {
  it('chooses one, then the rest, then none', async () => {
    await renderUi(<Choosing />);
    await userEvent.click(box('B'));
    expect(chosen()).toBe('B');
    expect(all()).toBePartiallyChecked();
    await userEvent.click(all());
    expect(chosen()).toBe('A,B,C,D');
    await userEvent.click(all());
    expect(chosen()).toBe('');
  });

  it('chooses a range with Shift', async () => {
    const user = userEvent.setup();
    await renderUi(<Choosing />);
    await user.click(box('D'));
    await user.keyboard('{Shift>}');
    await user.click(box('B'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toBe('B,C,D');
  });

  it('begins a range at the row that was chosen last, wherever it stands now, and at none of another page', async () => {
    const user = userEvent.setup();
    const { rerender } = await renderUi(<Choosing />);
    await user.keyboard('{Shift>}');
    await user.click(box('C'));
    expect(chosen()).toBe('C');
    await rerender(<Choosing rows={['C', 'B', 'A', 'D']} />);
    await user.click(box('A'));
    expect(chosen()).toBe('A,B,C');
    await rerender(<Choosing rows={['E', 'F', 'G']} />);
    await user.click(box('G'));
    expect(chosen()).toBe('A,B,C,G');
  });

  it('works by keyboard', async () => {
    await renderUi(<Choosing />);
    box('C').focus();
    await userEvent.keyboard(' ');
    expect(chosen()).toBe('C');
  });
});
