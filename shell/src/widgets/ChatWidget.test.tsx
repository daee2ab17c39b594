import { act, waitFor } from '@testing-library/react';
import { applicationChanged, languageChosen, type Platform } from '@tracking-console/platform';
import { startShell } from '../testing/startShell.tsx';

const SCRIPT = '/site/widgets/chat.js';
const chat = { script: SCRIPT, container: '#chat-widget' };
const both = { open_app_list: ['BUYER', 'API'] };

beforeEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'chatSettings');
});

const script = () => document.head.querySelector<HTMLScriptElement>(`script[src="${SCRIPT}"]`);

const emit = ({ store }: Platform, state: 'loading' | 'mounted' | 'unmount') =>
  act(() => void store.dispatch(applicationChanged({ name: 'api-app', state, duration: 0 })));

/** As the demo's chat does: the container is there once the script has run. */
function runScript() {
  const container = document.createElement('div');
  container.id = 'chat-widget';
  document.body.append(container);
  act(() => void script()?.dispatchEvent(new Event('load')));
  return container;
}

it('SH-13 is fetched when the API console is first shown, and visible only there', async () => {
  const { platform } = await startShell({ at: '/buyer/dashboard', profile: both, configuration: { chat } });
  act(() => platform.navigation.go('/api/dashboard'));
  emit(platform, 'loading');
  expect(script()).toBeNull();
  emit(platform, 'mounted');
  await waitFor(() => expect(script()).not.toBeNull(), { timeout: 3000 });
  const container = runScript();
  expect(container).toBeVisible();

  act(() => platform.navigation.go('/buyer/dashboard'));
  emit(platform, 'unmount');
  expect(container).not.toBeVisible();
  act(() => platform.navigation.go('/api/tracking'));
  emit(platform, 'mounted');
  expect(container).toBeVisible();
  expect(document.head.querySelectorAll(`script[src="${SCRIPT}"]`)).toHaveLength(1);
});

it('SH-13 is hidden when the shell leaves', async () => {
  const { platform, unmount } = await startShell({ at: '/api/dashboard', profile: both, configuration: { chat } });
  emit(platform, 'mounted');
  await waitFor(() => expect(script()).not.toBeNull(), { timeout: 3000 });
  const container = runScript();
  unmount();
  expect(container).not.toBeVisible();
});

it('SH-13 tells the chat its texts in the language of the page', async () => {
  const { platform } = await startShell({ at: '/api/dashboard', profile: both, configuration: { chat } });
  expect(window.chatSettings).toMatchObject({ language: 'en', help: '/site/en/help', texts: { title: 'Support' } });
  const changed = jest.fn();
  window.addEventListener('chat-settings', changed);
  await act(async () => void platform.store.dispatch(languageChosen('zh-cn')));
  await waitFor(() => expect(window.chatSettings?.texts.title).toBe('客服支持'));
  expect(changed).toHaveBeenCalled();
});

it('SC-29 SH-13 asks for nothing where no chat is configured', async () => {
  const { platform } = await startShell({ at: '/api/dashboard', profile: both });
  jest.useFakeTimers();
  emit(platform, 'mounted');
  act(() => void jest.advanceTimersByTime(30_000));
  expect(document.head.querySelector('script[src*="widgets"]')).toBeNull();
  expect(window.chatSettings).toBeUndefined();
  jest.useRealTimers();
});

it('F-55 a blocked chat is logged and changes nothing else', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { platform, bugs, getByRole } = await startShell({
    at: '/api/dashboard',
    profile: both,
    configuration: { chat },
  });
  emit(platform, 'mounted');
  await waitFor(() => expect(script()).not.toBeNull(), { timeout: 3000 });
  act(() => void script()?.dispatchEvent(new Event('error')));
  expect(logged).toHaveBeenCalledWith('The support chat could not be started.', expect.any(Error));
  expect(bugs).toEqual([]);
  expect(getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
});
