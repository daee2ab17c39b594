import { PAGE_CONFIGURATION_ID, type PageConfiguration } from '@tracking-console/contract/page/page';
import { applicationChanged, selectUser, shellStarted, startPlatform } from '@tracking-console/platform';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { Application } from './Application.tsx';
import { addConsoles, askForSettings } from './consoles.ts';
import { navigationOf } from './navigation.ts';
import { routes } from './routes.tsx';

/** What root-config, the shell and the consoles do apart, done by one application. */
export async function start(page: Document) {
  page.documentElement.dataset.theme = /(?:^|; )tc_theme=(light|dark)/.exec(page.cookie)?.[1] ?? 'system';
  const configuration = readConfiguration(page);
  const router = createBrowserRouter(routes);
  const platform = startPlatform(configuration, { navigation: navigationOf(router) });
  addConsoles(platform);
  removePlaceholder(page, platform);
  platform.store.dispatch(shellStarted());
  await platform.languageReady;
  const frame = page.getElementById('frame');
  if (!frame) throw new Error('The page has no frame.');
  askForSettings(platform);
  createRoot(frame).render(<Application platform={platform} router={router} />);
  // Starts what waits for the first mounted application.
  platform.store.dispatch(applicationChanged({ name: 'one-application', state: 'mounted', duration: 0 }));
}

function readConfiguration(page: Document): PageConfiguration {
  const text = page.getElementById(PAGE_CONFIGURATION_ID)?.textContent;
  if (!text) throw new Error('The page carries no configuration.');
  return JSON.parse(text) as PageConfiguration; // written by our server into this very page
}

function removePlaceholder(page: Document, { store }: ReturnType<typeof startPlatform>) {
  const stop = store.subscribe(() => {
    if (selectUser(store.getState() as never).status !== 'loaded') return;
    stop();
    page.getElementById('loading')?.remove();
  });
}
