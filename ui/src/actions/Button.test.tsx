import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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
