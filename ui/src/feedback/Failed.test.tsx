import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failed } from './Failed.tsx';

const failure = new Error('gone');
const show = (helps: boolean) => {
  const newVersion = { helps: jest.fn(async () => helps), load: jest.fn() };
  render(
    <Failed failure={failure} newVersion={newVersion}>
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
