import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectNewVersion } from '@tracking-console/platform';
import { jsonResponse } from '@tracking-console/platform/testing';
import { newer, older } from './testing/answers.ts';
import { type SentRequest, startReleasePage } from './testing/startReleasePage.ts';

jest.mock('./pageFiles.ts', () => require('./testing/pageFiles.ts'));

const NEXT = 'c'.repeat(64);

it('RL-2 F-47 names the page’s release and customer on what it asks, and hears of the one the page would get now', async () => {
  const named: unknown[] = [];
  const answers = {
    '/releases': ({ headers }: SentRequest) => {
      named.push([headers['x-release'], headers['x-customer']]);
      return { ...jsonResponse([newer, older]), headers: new Headers({ 'x-release-latest': NEXT }) };
    },
  };
  const { platform } = await startReleasePage({ at: '/release/releases', answers });
  await screen.findByRole('table');
  expect(named).toEqual([[platform.configuration.release, '1001']]);
  expect(selectNewVersion(platform.store.getState() as Parameters<typeof selectNewVersion>[0])).toBe(NEXT);
});

it('RL-2 a release that is being composed holds a newer version back, and one that is not does not', async () => {
  const { platform, leave } = await startReleasePage({ at: '/release/compose' });
  const versions = await screen.findByLabelText('buyer-app');
  expect(platform.unsaved.isAny()).toBe(false);
  await userEvent.selectOptions(versions, '1.0.2');
  expect(platform.unsaved.isAny()).toBe(true);
  await leave();
  expect(platform.unsaved.isAny()).toBe(false);
});
