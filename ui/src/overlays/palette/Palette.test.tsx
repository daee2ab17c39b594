import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../actions/Button.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Palette } from './Palette.tsx';
import type { PaletteGroup } from './paletteOptions.ts';

function Opener({ groups }: { groups: readonly PaletteGroup[] }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Palette
        open={open}
        title="Commands"
        label="Find a command"
        typed={typed}
        onType={setTyped}
        groups={groups}
        onClose={() => setOpen(false)}
        onChoose={(item) => item.onChoose()}
      />
    </>
  );
}

async function openPalette() {
  const onChoose = jest.fn();
  const item = (id: string, label: string) => ({ id, label, onChoose: () => onChoose(id) });
  await renderUi(
    <Opener
      groups={[
        { title: 'On this page', items: [{ ...item('add', 'Add numbers'), shortcut: 'n' }, item('save', 'Export')] },
        { title: 'Go to', items: [item('home', 'Dashboard'), item('set', 'Settings')] },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return { onChoose, field: await screen.findByRole('combobox', { name: 'Find a command' }) };
}

const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('Palette', () => {
  it('PG-2 keeps the focus in its field while the arrows, Home and End move what is active', async () => {
    const { field } = await openPalette();
    expect(field).toHaveFocus();
    expect(active(field)).toBe('Add numbersn');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active(field)).toBe('Dashboard');
    await userEvent.keyboard('{End}');
    expect(active(field)).toBe('Settings');
    await userEvent.keyboard('{ArrowDown}');
    expect(active(field)).toBe('Add numbersn');
    await userEvent.keyboard('{ArrowUp}{Home}');
    expect(screen.getByRole('option', { name: /^Add numbers/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    expect(field).toHaveFocus();
  });

  it('PG-2 narrows to what was typed, and Enter does what is active', async () => {
    const { field, onChoose } = await openPalette();
    await userEvent.type(field, 'set');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(screen.queryByRole('group', { name: 'On this page' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith('set');
    await userEvent.type(field, 'zzz');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing matches');
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('PG-2 gives the focus back on Escape', async () => {
    await openPalette();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });
});
