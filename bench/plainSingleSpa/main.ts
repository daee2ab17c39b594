// The same built modules registered with single-spa itself, as its documentation shows: no runtime of ours in between.
import 'systemjs/dist/s.js';
import { CONTRACT_VERSION, MODULES } from '@tracking-console/contract/page/applications';
import { PAGE_CONFIGURATION_ID } from '@tracking-console/contract/page/page';
import type * as PlatformModule from '@tracking-console/platform';
import { type LifeCycles, registerApplication, start } from 'single-spa';
import { guardSinks } from '../../root-config/src/guard/guardSinks.ts';
import { addChunkLoader } from '../../root-config/src/loader/chunks.ts';
import { addFragments } from '../../root-config/src/loader/fragments.ts';
import { applyStoredTheme, removePlaceholder } from '../../root-config/src/page.ts';

void startPage();

async function startPage() {
  guardSinks(window);
  addFragments(System);
  addChunkLoader(System);
  applyStoredTheme(document);
  const platformModule = (await System.import(MODULES.platform)) as typeof PlatformModule; // the module of that name
  const configuration = JSON.parse(document.getElementById(PAGE_CONFIGURATION_ID)?.textContent ?? '');
  const platform = platformModule.startPlatform(configuration);
  register('shell', MODULES.shell, '/');
  register('buyer-app', MODULES.buyerApp, '/buyer');
  register('api-app', MODULES.apiApp, '/api');
  window.addEventListener('single-spa:app-change', notifyStore);
  start({ urlRerouteOnly: true });
  removePlaceholder(document, platform, platformModule, () => true);

  function register(name: string, url: string, basePath: string) {
    const container = document.createElement('div');
    container.className = 'application';
    Object.assign(container.dataset, { application: name, visibility: 'shown' });
    document.getElementById(name === 'shell' ? 'shell' : 'main')?.append(container);
    registerApplication({
      name,
      app: () => System.import(url) as unknown as Promise<LifeCycles>, // as the modules export them
      activeWhen: ({ pathname }) => pathname.startsWith(basePath),
      customProps: {
        contractVersion: CONTRACT_VERSION,
        platform,
        domElement: container,
        popupElement: document.body,
        routerWindow: window,
        visibility: { isShown: () => true, onChange: () => () => {} },
        fail: platform.reportBug,
        basePath,
        identity: { '/buyer': 'BUYER', '/api': 'API' }[basePath] ?? null,
      },
    });
  }

  /** What waits for the first mounted application listens to the store. */
  function notifyStore(event: Event) {
    const { newAppStatuses } = (event as CustomEvent<{ newAppStatuses: Record<string, string> }>).detail; // as documented
    for (const [name, status] of Object.entries(newAppStatuses)) {
      if (status !== 'MOUNTED') continue;
      platform.store.dispatch(platformModule.applicationChanged({ name, state: 'mounted', duration: 0 }));
    }
  }
}
