import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/renderUi.tsx';
import { Toast } from './Toast.tsx';

describe('Toast', () => {
  it('AX-3 interrupts for a failure and waits its turn for a success', async () => {
    await renderUi(
      <>
        <Toast type="failed" content="Could not be archived" />
        <Toast type="success" content="Archived" />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Could not be archived');
    expect(screen.getByRole('status')).toHaveTextContent('Archived');
  });

  it('TS-2 can be dismissed by its button', async () => {
    const onClose = jest.fn();
    await renderUi(<Toast type="warn" content="Tick the agreement first" onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('TS-2 takes its own icon and colours', async () => {
    await renderUi(
      <Toast type="success" content="Sent" icon={<i data-testid="own" />} color="#123456" bgColor="#fedcba" />,
    );
    expect(screen.getByTestId('own')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveStyle({ color: '#123456', backgroundColor: '#fedcba' });
  });
});
