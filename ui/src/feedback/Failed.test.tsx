import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RootContext } from '../root/RootContext.ts';
import { Failed } from './Failed.tsx';

const failure = new Error('gone');
const show = (helps: boolean) => {
  const newVersion = { helps: jest.fn(async () => helps), load: jest.fn() };
  render(
    <Failed failure={failure} newVersion={newVersion} onRetry={() => {}}>
      <p>It stopped working.</p>
    </Failed>,
  );
  return newVersion;
};

it('F-12 offers the new version where that helps, and says nothing else', async () => {
  const newVersion = show(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Load the new version' }));
  expect(newVersion.load).toHaveBeenCalledTimes(1);
  expect(newVersion.helps.mock.calls).toEqual([[failure]]);
  expect(screen.queryByText('It stopped working.')).toBeNull();
});

it('F-12 says what there is to say where no new version helps', async () => {
  show(false);
  expect(await screen.findByText('It stopped working.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['what failed out of sight is tried again, once, when it comes into sight', false, 1],
  ['what failed in sight waits for somebody to press the button', true, 0],
])('F-10 %s', async (_what, isShown, tries) => {
  const onRetry = jest.fn();
  const listeners = new Set<(shown: boolean) => void>();
  const visibility = {
    isShown: () => isShown,
    onChange(listener: (shown: boolean) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  render(
    <RootContext value={{ language: 'en', theme: 'light', visibility }}>
      <Failed failure={failure} newVersion={{ helps: async () => false, load() {} }} onRetry={onRetry}>
        <p>It stopped working.</p>
      </Failed>
    </RootContext>,
  );
  expect(await screen.findByText('It stopped working.')).toBeVisible();
  expect(onRetry).not.toHaveBeenCalled();
  for (const shown of [true, false, true]) for (const listener of [...listeners]) listener(shown);
  expect(onRetry).toHaveBeenCalledTimes(tries);
});
