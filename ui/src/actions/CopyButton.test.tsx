import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/renderUi.tsx';
import { CopyButton } from './CopyButton.tsx';

describe('CopyButton', () => {
  it('copies the value and says so', async () => {
    const user = userEvent.setup();
    await renderUi(<CopyButton value="RR123456785CN" label="tracking number" />);
    await user.click(screen.getByRole('button', { name: 'Copy tracking number' }));
    expect(await navigator.clipboard.readText()).toBe('RR123456785CN');
    expect(await screen.findByText('Copied')).toBeInTheDocument();
  });

  it('says when the browser refuses', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await renderUi(<CopyButton value="RR123456785CN" label="tracking number" />);
    await user.click(screen.getByRole('button', { name: 'Copy tracking number' }));
    expect(await screen.findByText('Could not be copied')).toBeInTheDocument();
  });
});
