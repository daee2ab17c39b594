import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MenuButton } from '../../actions/MenuButton.tsx';
import { PopoverButton } from '../../actions/PopoverButton.tsx';
import { Dialog } from '../../overlays/Dialog.tsx';
import { Drawer } from '../../overlays/Drawer.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { DataTable } from './DataTable.tsx';

function Tools({ row }: { row: string }) {
  const [open, setOpen] = useState<'dialog' | 'drawer'>();
  const close = () => setOpen(undefined);
  const items = (['dialog', 'drawer'] as const).map((key) => ({ key, label: key, onSelect: () => setOpen(key) }));
  return (
    <>
      <MenuButton label={`Actions for ${row}`} header="Signed in" items={items} />
      <PopoverButton label={`Notes on ${row}`} content={<p>Nothing noted</p>}>
        Notes
      </PopoverButton>
      <Dialog open={open === 'dialog'} title="Share" onClose={close}>
        <p>Anyone with the link</p>
      </Dialog>
      <Drawer open={open === 'drawer'} title="Details" onClose={close}>
        <p>On its way</p>
      </Drawer>
    </>
  );
}

const showTable = (rows: readonly string[], onRowOpen: (row: string) => void) =>
  renderUi(
    <DataTable
      label="Shipments"
      columns={[
        { key: 'number', title: 'Number', primary: true, cell: (row: string) => row },
        { key: 'place', title: 'Place', cell: (row) => `Place of ${row}` },
        { key: 'tools', title: 'Tools', cell: (row) => <Tools row={row} /> },
      ]}
      rows={rows}
      rowKey={(row) => row}
      onRowOpen={onRowOpen}
      empty={{ kind: 'nothing', title: '' }}
    />,
  );

const choose = async (item: string, row: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${row}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};

describe('a row and what is opened from it', () => {
  it.each([
    ['dialog', 'Anyone with the link'],
    ['drawer', 'On its way'],
  ])('stays closed when a %s opened from it is pressed on its text, its title and beside it', async (item, text) => {
    const onRowOpen = jest.fn();
    await showTable(['A', 'B'], onRowOpen);
    await choose(item, 'A');
    await userEvent.click(screen.getByText(text));
    await userEvent.click(screen.getByRole('heading'));
    await userEvent.click(screen.getByRole('dialog').parentElement as Element); // the layer over the page
    expect(onRowOpen).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Place of B'));
    expect(onRowOpen).toHaveBeenCalledWith('B');
  });

  it('stays closed when a popover or the head of a menu in it is pressed', async () => {
    const onRowOpen = jest.fn();
    await showTable(['A'], onRowOpen);
    await userEvent.click(screen.getByRole('button', { name: 'Notes on A' }));
    await userEvent.click(screen.getByText('Nothing noted'));
    await userEvent.click(screen.getByRole('button', { name: 'Actions for A' }));
    await userEvent.click(screen.getByText('Signed in'));
    expect(onRowOpen).not.toHaveBeenCalled();
  });

  it('of a long table stays rendered while its dialog has the focus', async () => {
    const rows = Array.from({ length: 1_000 }, (_, index) => `R${index}`);
    await showTable(rows, () => {});
    await choose('dialog', 'R1');
    const scroller = screen.getByRole('group', { name: 'Shipments', hidden: true });
    scroller.scrollTop = 60 * 500;
    fireEvent.scroll(scroller);
    expect(screen.getByText('R500')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Share' })).toBeVisible();
  });
});

it('a popover stays when Escape closes a dialog opened from it', async () => {
  function Noted() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Delete
        </button>
        <Dialog open={open} title="Delete the note?" onClose={() => setOpen(false)}>
          <p>It is gone then.</p>
        </Dialog>
      </>
    );
  }
  await renderUi(
    <PopoverButton label="Notes" content={<Noted />}>
      Notes
    </PopoverButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Notes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('region', { name: 'Notes' })).toBeVisible();
});
