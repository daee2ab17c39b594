import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/renderUi.tsx';
import { PopoverButton } from './PopoverButton.tsx';

const popover = () => screen.queryByRole('region', { name: 'Tasks' });

function Tasks() {
  const [canceled, setCanceled] = useState(false);
  const content = (close: () => void) => (
    <>
      {canceled ? (
        'Canceled'
      ) : (
        <button type="button" onClick={() => setCanceled(true)}>
          Cancel
        </button>
      )}
      <button type="button" onClick={close}>
        Done
      </button>
    </>
  );
  return (
    <PopoverButton label="Tasks" content={content}>
      2
    </PopoverButton>
  );
}

beforeEach(() => void renderUi(<Tasks />));

it('shows its panel, moves the focus into it and goes back with Escape', async () => {
  const button = screen.getByRole('button', { name: 'Tasks' });
  await userEvent.click(button);
  expect(popover()).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(popover()).toBeNull();
  expect(button).toHaveFocus();
});

it('closes with a press outside', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Tasks' }));
  await userEvent.click(document.body);
  expect(popover()).toBeNull();
});

it('closes when its content says so, and gives the focus back', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Tasks' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(popover()).toBeNull();
  expect(screen.getByRole('button', { name: 'Tasks' })).toHaveFocus();
});

it('keeps the keyboard when the button that was pressed in it goes', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Tasks' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(popover()).toHaveTextContent('Canceled');
  expect(popover()).toHaveFocus();
});
