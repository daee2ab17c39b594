import { act, render, screen } from '@testing-library/react';
import { PageLoading } from './PageLoading.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('RT-7 a page that loads is covered after 200 ms, over the whole window', () => {
  render(<PageLoading />);
  pass(199);
  expect(screen.queryByRole('status')).toBeNull();
  pass(1);
  const indicator = screen.getByRole('status', { hidden: true });
  expect(indicator).toHaveAttribute('popover', 'manual');
  expect(indicator).toHaveClass('screen');
});

it('RT-7 a page that is faster shows nothing', () => {
  const { unmount } = render(<PageLoading />);
  pass(150);
  unmount();
  pass(1000);
  expect(screen.queryByRole('status', { hidden: true })).toBeNull();
});
