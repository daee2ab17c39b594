import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startShell } from '../testing/startShell.tsx';

const scrollTo = (y: number) =>
  act(() => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
  });
const button = () => screen.queryByRole('button', { name: 'Back to top' });

afterEach(() => scrollTo(0));

it('SH-5 shows the way to the top once the main area is scrolled, and goes there', async () => {
  window.scrollTo = jest.fn();
  await startShell();
  expect(button()).toBeNull();
  scrollTo(1000);
  const up = button();
  expect(up).toBeVisible();
  if (up) await userEvent.click(up);
  expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  expect(document.getElementById('main')).toHaveFocus();
  scrollTo(0);
  expect(button()).toBeNull();
});
