import * as platformModule from '@tracking-console/platform';
import { loginUser, startTestPlatform } from '@tracking-console/platform/testing';
import { removePlaceholder } from './page.ts';

const { applicationChanged, shellStarted } = platformModule;

let end = () => {};
afterEach(() => end());

async function start(hasFrame: boolean) {
  document.body.innerHTML =
    '<div id="loading"></div><style id="server-frame-styles"></style><fieldset id="server-frame"></fieldset>';
  Object.assign(document.documentElement.dataset, { frame: 'open', rendered: '' });
  const { platform } = startTestPlatform(() => loginUser());
  end = platform.end;
  removePlaceholder(document, platform, platformModule, () => hasFrame);
  const dispatch = (name: string, state: 'mounted' | 'load_failed') =>
    platform.store.dispatch(applicationChanged({ name, state, duration: 0 }));
  const fetchProfile = async () => {
    platform.store.dispatch(shellStarted());
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { dispatch, fetchProfile };
}

function expectNoServerFrame() {
  expect(document.querySelector('#server-frame, #server-frame-styles')).toBeNull();
  expect(document.documentElement.dataset).not.toHaveProperty('frame');
  expect(document.documentElement.dataset).not.toHaveProperty('rendered');
}

const isShown = () => document.getElementById('loading') !== null;

it('SH-12 the placeholder is shown until the profile has loaded and the frame is mounted', async () => {
  const { dispatch, fetchProfile } = await start(true);
  dispatch('buyer-app', 'mounted');
  await fetchProfile();
  expect(isShown()).toBe(true);
  dispatch('shell', 'mounted');
  expect(isShown()).toBe(false);
  expectNoServerFrame();
});

it('RT-3 SH-12 on a page without a frame it is removed for that page’s application', async () => {
  const { dispatch, fetchProfile } = await start(false);
  dispatch('pay-callback', 'mounted');
  expect(isShown()).toBe(true);
  await fetchProfile();
  expect(isShown()).toBe(false);
});

it.each([
  ['shell', true],
  ['pay-callback', false],
])('F-1 it does not cover the card of a failed %s', async (name, hasFrame) => {
  const { dispatch } = await start(hasFrame);
  dispatch(name, 'load_failed');
  expect(isShown()).toBe(false);
  expectNoServerFrame();
});
