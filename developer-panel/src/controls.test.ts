import { createControls } from './controls.ts';
import type { PanelServices } from './services.ts';

type Runtime = PanelServices['runtime'];

function controlled(active: boolean) {
  const done: string[] = [];
  const entry = { name: 'buyer-app', url: '@tracking-console/buyer-app' };
  const runtime = {
    entries: () => [entry],
    isActive: () => active,
    enter: () => ({ ready: Promise.resolve().then(() => done.push('mount shown')) }),
    premount: () => ({ ready: Promise.resolve().then(() => done.push('mount hidden')) }),
    discard: async () => void done.push('unmount'),
  } as unknown as Runtime; // all that the controls use of it
  const loader = { resolve: (url: string) => url, forget: (url = '') => void done.push(`forget ${url}`) };
  return { done, controls: createControls({ page: document, runtime, loader }) };
}

it('SA-12 mounts in sight where the address is the application’s, and waits until it stands', async () => {
  const { done, controls } = controlled(true);
  await controls.mount('buyer-app');
  expect(done).toEqual(['mount shown']);
});

it('SA-12 reloads: unmounts, lets the module go and mounts out of sight elsewhere', async () => {
  const { done, controls } = controlled(false);
  await controls.reload('buyer-app');
  expect(done).toEqual(['unmount', 'forget @tracking-console/buyer-app', 'mount hidden']);
});
