import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { renderUi } from '../testing/renderUi.tsx';
import { EmptyState } from './EmptyState.tsx';

it('AX-8 hands the focus to the heading of its page when another try takes its place', async () => {
  function Page() {
    const [failed, setFailed] = useState(true);
    const retry = <Button onClick={() => setFailed(false)}>Try again</Button>;
    return (
      <>
        <h1 tabIndex={-1}>Shipments</h1>
        {failed ? <EmptyState kind="error" title="This could not be loaded" actions={retry} /> : <p>Loaded</p>}
      </>
    );
  }
  await renderUi(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Loaded')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Shipments' })).toHaveFocus();
});
