import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/renderUi.tsx';
import { Button } from './Button.tsx';
import { MenuButton } from './MenuButton.tsx';

async function renderMenu() {
  const onArchive = jest.fn();
  const onNavigate = jest.fn();
  await renderUi(
    <>
      <MenuButton
        items={[
          { key: 'archive', label: 'Archive', onSelect: onArchive },
          { key: 'export', label: 'Export', href: '/buyer/archived' },
          { key: 'never', label: 'Merge', disabled: true },
          { key: 'delete', label: 'Delete', danger: true, separatorBefore: true },
        ]}
      >
        Actions
      </MenuButton>
      <p>Elsewhere</p>
      <Button>After</Button>
    </>,
    { onNavigate },
  );
  return { button: screen.getByRole('button', { name: 'Actions' }), onArchive, onNavigate };
}

const focused = () => document.activeElement?.textContent;

describe('MenuButton', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}'])('opens on %p with the focus on the first item', async (key) => {
    const { button } = await renderMenu();
    button.focus();
    await userEvent.keyboard(key);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(focused()).toBe('Archive');
  });

  it('opens on Up with the focus on the last item', async () => {
    const { button } = await renderMenu();
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Delete');
  });

  it('moves by arrows, Home, End and first letters, past what cannot be chosen', async () => {
    const { button } = await renderMenu();
    await userEvent.click(button);
    const walk = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{End}', '{Home}', 'e', '{ArrowUp}']) {
      await userEvent.keyboard(key);
      walk.push(focused());
    }
    expect(walk).toEqual(['Export', 'Delete', 'Archive', 'Delete', 'Archive', 'Export', 'Archive']);
  });

  it('returns the focus on Escape', async () => {
    const { button } = await renderMenu();
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('closes on Tab and goes on to what follows the button', async () => {
    await userEvent.click((await renderMenu()).button);
    await userEvent.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('SH-8 closes on a mousedown outside', async () => {
    await userEvent.click((await renderMenu()).button);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Elsewhere') });
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('SH-8 closes when the focus is taken elsewhere, and leaves it there', async () => {
    await userEvent.click((await renderMenu()).button);
    const after = screen.getByRole('button', { name: 'After' });
    await act(async () => after.focus());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(after).toHaveFocus();
  });

  it('does what is chosen, and follows links through the router', async () => {
    const { button, onArchive, onNavigate } = await renderMenu();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
    expect(onArchive).toHaveBeenCalledTimes(1);
    await userEvent.click(button);
    await userEvent.keyboard('e{Enter}');
    expect(onNavigate).toHaveBeenCalledWith('/buyer/archived');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
