import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi.tsx';
import { RelativeTime } from './RelativeTime.tsx';

const now = new Date('2025-03-05T12:00:00Z');

async function shown(iso: string, language = 'en') {
  const { container } = await renderUi(<RelativeTime iso={iso} now={now} />, { language });
  const time = container.querySelector('time');
  return { text: time?.firstChild?.textContent, exact: time?.title };
}

describe('RelativeTime', () => {
  it.each([
    ['2025-03-05T11:59:40Z', 'now'],
    ['2025-03-05T11:58:00Z', '2 minutes ago'],
    ['2025-03-05T09:00:00Z', '3 hours ago'],
    ['2025-03-04T10:00:00Z', 'yesterday'],
    ['2025-03-08T12:00:00Z', 'in 3 days'],
    ['2025-01-01T12:00:00Z', '2 months ago'],
  ])('says of %s: %s', async (iso, text) => {
    expect((await shown(iso)).text).toBe(text);
  });

  it('LG-3 follows the language', async () => {
    expect((await shown('2025-03-05T09:00:00Z', 'zh-cn')).text).toBe('3小时前');
  });

  it('tells the exact time on pointing and to screen readers', async () => {
    const { exact } = await shown('2025-03-05T09:00:00Z');
    expect(exact).toContain('Mar 5, 2025');
    expect(screen.getByText(`(${exact})`)).toBeInTheDocument();
  });

  it('does not guess how long ago a time of unknown zone was', async () => {
    expect((await shown('2025-03-05T09:00:00')).text).toBe('Mar 5, 2025, 9:00 AM');
  });
});

describe('F-50 RelativeTime on a device whose clock is 90 minutes behind', () => {
  const served = Date.parse('2025-03-05T12:00:00Z');
  const event = '2025-03-05T11:03:00Z';

  beforeEach(() => void jest.useFakeTimers({ now: served - 90 * 60_000 }));
  afterEach(() => jest.useRealTimers());

  /** Sets the server's time on demand. */
  function startClock() {
    let offset = 0;
    const listeners = new Set<() => void>();
    const clock = {
      now: () => Date.now() + offset,
      onChange(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const learn = () =>
      act(() => {
        offset = 90 * 60_000;
        for (const listener of listeners) listener();
      });
    return { clock, learn };
  }

  it('tells a past event as past, once the server’s time is known', async () => {
    const { clock, learn } = startClock();
    const { container } = await renderUi(<RelativeTime iso={event} />, { clock });
    expect(container).toHaveTextContent('in 33 minutes');
    learn();
    expect(container).toHaveTextContent('57 minutes ago');
    act(() => void jest.advanceTimersByTime(3 * 60_000));
    expect(container).toHaveTextContent('1 hour ago');
  });

  it('stands still while it is hidden, without a timer, and is right when it is shown', async () => {
    const { clock, learn } = startClock();
    learn();
    let shown = true;
    const changes = new Set<(shown: boolean) => void>();
    const visibility = {
      isShown: () => shown,
      onChange(listener: (shown: boolean) => void) {
        changes.add(listener);
        return () => changes.delete(listener);
      },
    };
    const show = (now: boolean) =>
      act(() => {
        shown = now;
        for (const listener of changes) listener(now);
      });
    const { container } = await renderUi(<RelativeTime iso={event} />, { clock, visibility });
    show(false);
    expect(jest.getTimerCount()).toBe(0);
    jest.advanceTimersByTime(60 * 60_000);
    expect(container).toHaveTextContent('57 minutes ago');
    show(true);
    expect(container).toHaveTextContent('1 hour ago');
  });
});
