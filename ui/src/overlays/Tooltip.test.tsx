import { act, fireEvent, screen } from '@testing-library/react';
import { Button } from '../actions/Button.tsx';
import { renderUi } from '../testing/renderUi.tsx';
import { Tooltip } from './Tooltip.tsx';

async function renderTooltip(delay?: number) {
  await renderUi(
    <Tooltip text="Counts numbers added today" {...(delay !== undefined && { delay })}>
      <Button>Quota</Button>
    </Tooltip>,
  );
  return screen.getByRole('button', { name: 'Quota' });
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('Tooltip', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  it('SH-2 opens after 700 ms of pointing, or after the delay it is given', async () => {
    fireEvent.pointerEnter(await renderTooltip());
    pass(699);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Counts numbers added today');
  });

  it('SH-2 opens sooner where the sidebar asks for it', async () => {
    fireEvent.pointerEnter(await renderTooltip(200));
    pass(200);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
  });

  it('SH-2 begins to count when it is enabled under a resting pointer', async () => {
    const tooltip = (disabled: boolean) => (
      <Tooltip text="Dashboard" delay={200} disabled={disabled}>
        <Button>Icon</Button>
      </Tooltip>
    );
    const { rerender } = await renderUi(tooltip(true));
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Icon' }));
    pass(1000);
    rerender(tooltip(false));
    pass(199);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
  });

  it('SH-2 stays closed after a press until the pointer comes again', async () => {
    const button = await renderTooltip();
    fireEvent.pointerEnter(button);
    fireEvent.pointerDown(button);
    pass(2000);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    fireEvent.pointerLeave(button);
    fireEvent.pointerEnter(button);
    pass(700);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
  });

  it('AX-6 opens at once on keyboard focus and closes on Escape', async () => {
    const button = await renderTooltip();
    act(() => button.focus());
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('describes its child to those who cannot see it, open or not', async () => {
    expect(await renderTooltip()).toHaveAccessibleDescription('Counts numbers added today');
  });
});
