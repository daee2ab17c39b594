import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/renderUi.tsx';
import { PopoverButton } from './PopoverButton.tsx';

const popover = () => screen.queryByRole('region', { name: 'Tasks' });

beforeEach(() => {
  renderUi(
    <PopoverButton label="Tasks" content={<button type="button">Cancel</button>}>
      2
    </PopoverButton>,
  );
});

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
