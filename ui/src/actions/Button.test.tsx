import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { renderUi } from '../testing/renderUi.tsx';
import { Button } from './Button.tsx';

it('AX-8 keeps the focus when it is disabled by what it did, and takes no further press', async () => {
  const onSave = jest.fn();
  function Form() {
    const [saved, setSaved] = useState(false);
    const save = () => {
      onSave();
      setSaved(true);
    };
    return (
      <>
        <Button disabled={saved} onClick={save}>
          Save
        </Button>
        <Button>Next</Button>
      </>
    );
  }
  await renderUi(<Form />);
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(onSave).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(button).toBeDisabled();
});

it('F-42 sends no form while the browser is offline, says why, and sends it once it is back', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  await renderUi(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit">Save</Button>
      <Button>Other</Button>
    </form>,
  );
  const setOnline = (isOnline: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };
  const button = screen.getByRole('button', { name: 'Save' });
  setOnline(false);
  expect(button).toHaveAccessibleDescription('You’re offline');
  expect(screen.getByRole('button', { name: 'Other' })).toBeEnabled();
  await userEvent.type(screen.getByRole('textbox'), 'Ada{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveValue('Ada');
  setOnline(true);
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
