import { MODULES } from '@tracking-console/contract/applications';
import { PAGE_CONFIGURATION_ID, type PageConfiguration } from '@tracking-console/contract/page';
import type * as PlatformModule from '@tracking-console/platform';
import { addErrorHandler, registerApplication, start as startRouting } from 'single-spa';
import { applications, isActive } from './applications.ts';
import { showOverrides } from './overrides.ts';
import { applyStoredTheme, removePlaceholder } from './page.ts';
import { withinDeadline } from './runtime/deadline.ts';
import { guardedApplication } from './runtime/guardedApplication.ts';
import { LIMITS } from './runtime/limits.ts';
import { startFailedPage } from './startFailedPage.ts';

/** Reads the page's configuration, starts the platform, registers the applications and starts routing. */
export async function start(page: Document) {
  applyStoredTheme(page);
  try {
    const configuration = readConfiguration(page);
    const platformModule = await withinDeadline(loadModule<typeof PlatformModule>(MODULES.platform), LIMITS.load);
    const platform = platformModule.startPlatform(configuration);
    if (configuration.mayOverride) platform.languageReady.finally(() => showOverrides(page, platform.i18n));
    // F-11: reportBug never throws; a handler that does would stop single-spa's routing.
    addErrorHandler(platform.reportBug);
    for (const entry of applications) {
      registerApplication({
        name: entry.name,
        app: () => Promise.resolve(guardedApplication(entry, { platform, platformModule, page, load: loadModule })),
        activeWhen: (location) => isActive(entry, location),
      });
    }
    // ID-1: the shell asks for the profile; a page without it (RT-3) needs it all the same.
    if (!applications.some((entry) => entry.place === 'shell' && isActive(entry, page.location))) {
      platform.store.dispatch(platformModule.shellStarted());
    }
    startRouting({ urlRerouteOnly: true });
    removePlaceholder(page, platform, platformModule);
  } catch (cause) {
    startFailedPage(page, cause);
  }
}

function readConfiguration(page: Document): PageConfiguration {
  const text = page.getElementById(PAGE_CONFIGURATION_ID)?.textContent;
  if (!text) throw new Error('The page carries no configuration.');
  return JSON.parse(text) as PageConfiguration; // written by our server into this very page
}

const loadModule = <Module>(name: string) => System.import(name) as Promise<Module>;
