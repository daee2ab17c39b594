import { act, render, screen } from '@testing-library/react';
import { startTestPlatform, testSurface } from '@tracking-console/platform/testing';
import { loader } from '@tracking-console/ui';
import { useState } from 'react';
import { ParcelView } from '../application/createParcel.tsx';
import { usePart } from './usePart.ts';

it('tells of a part that could not be fetched by a toast, and fetches it again when it is wanted again', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('the part')];
  const part = loader(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  function Opener() {
    const [open, setOpen] = useState(false);
    const loaded = usePart(part, open, () => setOpen(false));
    return (
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        {loaded ?? 'nothing'}
      </button>
    );
  }
  const { platform } = startTestPlatform(() => ({ code: 0, message: '', data: null }));
  const definition = { name: 'app-kit', english: () => import('../locales/en.json'), Component: Opener };
  render(
    <ParcelView
      definition={definition}
      mounted={{ ...testSurface(document.body), platform, identity: null, basePath: '/' }}
    />,
  );
  const open = () => act(async () => screen.getByRole('button').click());
  await open();
  expect(screen.getByRole('button', { name: 'nothing', expanded: false })).toBeVisible();
  expect(platform.store.getState()).toMatchObject({
    notifications: { toasts: [{ type: 'failed', text: { key: 'app-kit:part.failed' } }] },
  });
  await open();
  expect(screen.getByRole('button', { name: 'the part', expanded: true })).toBeVisible();
});
