import * as platformModule from '@tracking-console/platform';
import { loginUser, startTestPlatform } from '@tracking-console/platform/testing';
import { removePlaceholder } from './page.ts';

const { applicationChanged, shellStarted } = platformModule;

let end = () => {};
afterEach(() => end());

async function start(hasFrame: boolean) {
  document.body.innerHTML = '<div id="loading"></div>';
  document.documentElement.dataset.frame = 'open';
  const { platform } = startTestPlatform(() => loginUser());
  end = platform.end;
  removePlaceholder(document, platform, platformModule, () => hasFrame);
  const tell = (name: string, state: 'mounted' | 'load_failed') =>
    platform.store.dispatch(applicationChanged({ name, state, duration: 0 }));
  const fetchProfile = async () => {
    platform.store.dispatch(shellStarted());
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { tell, fetchProfile };
}

const stands = () => document.getElementById('loading') !== null;

it('SH-12 the placeholder stands until the profile has been asked for and the frame stands', async () => {
  const { tell, fetchProfile } = await start(true);
  tell('buyer-app', 'mounted');
  await fetchProfile();
  expect(stands()).toBe(true);
  tell('shell', 'mounted');
  expect(stands()).toBe(false);
  expect(document.documentElement.dataset.frame).toBeUndefined();
});

it('RT-3 SH-12 on a page without a frame it goes for what stands there', async () => {
  const { tell, fetchProfile } = await start(false);
  tell('pay-callback', 'mounted');
  expect(stands()).toBe(true);
  await fetchProfile();
  expect(stands()).toBe(false);
});

it.each([
  ['shell', true],
  ['pay-callback', false],
])('F-1 it does not lie over the card of a failed %s', async (name, hasFrame) => {
  const { tell } = await start(hasFrame);
  tell(name, 'load_failed');
  expect(stands()).toBe(false);
});
