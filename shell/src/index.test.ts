import type { State } from '@tracking-console/platform';
import { loginUser, startTestPlatform, testSurface } from '@tracking-console/platform/testing';
import { bootstrap, mount, unmount } from './index.ts';

type Lifecycle = (props: never) => Promise<unknown>;

const run = async (lifecycles: readonly Lifecycle[], props: object) => {
  for (const lifecycle of lifecycles) await lifecycle(props as never); // single-spa's own props are not needed here
};

it('ID-1 RT-3 asks for the profile first, renders the frame, and leaves a clean page', async () => {
  document.body.innerHTML = '<div id="shell"><div></div></div><main id="main"></main>';
  const domElement = document.querySelector('#shell > div') as HTMLElement; // written above
  const { platform, sent } = startTestPlatform(() => loginUser());
  const props = { platform, ...testSurface(domElement), identity: null, basePath: '/', name: 'shell' };
  await run(bootstrap, props);
  expect(sent.map(({ path }) => path)).toEqual(['/user-api/v1/get-login-user']);
  await run(mount, props);
  expect((platform.store.getState() as State).user.profile?.nickname).toBe('Ada');
  expect(domElement?.querySelector('nav a[href="/buyer/dashboard"]')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-shell', 'open');
  await run(unmount, props);
  expect(domElement).toBeEmptyDOMElement();
  expect(document.documentElement).not.toHaveAttribute('data-shell');
});
