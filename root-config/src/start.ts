import { MODULES } from '@tracking-console/contract/page/applications';
import type { PageConfiguration } from '@tracking-console/contract/page/page';
import type { Overrides } from '@tracking-console/overrides';
import type * as PlatformModule from '@tracking-console/platform';
import { addErrorHandler, start as startRouting } from 'single-spa';
import { applicationsWith, isOpenTo } from './applications.ts';
import { loadDeveloperPanel } from './developerPanel.ts';
import { fetchProfile } from './fetchProfile.ts';
import { type PageImportMap, readImportMap } from './guard/importMap.ts';
import { createLoadBeacons } from './loadBeacons.ts';
import { loader } from './loader/moduleLoader.ts';
import { openOverrides } from './overrides.ts';
import { applyStoredTheme, removePlaceholder, storeZone, warmIntl } from './page.ts';
import { readConfiguration } from './pageConfiguration.ts';
import { recordEarlyClicks } from './runtime/earlyClicks.ts';
import { createEvents } from './runtime/events.ts';
import { ApplicationFailure } from './runtime/failure.ts';
import { failedFile, loadModule } from './runtime/loading.ts';
import { prefetchLater } from './runtime/prefetch.ts';
import { Runtime } from './runtime/runtime.ts';
import { mirrorInStore } from './runtime/storeMirror.ts';
import { startFailedPage } from './startFailedPage.ts';
import { removeStoredOverrides } from './storedOverrides.ts';

/** Reads the page's configuration, starts the platform, registers the applications and starts routing. */
export async function start(page: Document) {
  applyStoredTheme(page);
  for (const markup of page.querySelectorAll<HTMLElement>('main > [data-application]')) recordEarlyClicks(markup);
  let overrides: Overrides | undefined;
  try {
    const configuration = readConfiguration(page);
    const map = readImportMap(page);
    const asked = fetchProfile(configuration);
    warmIntl(page);
    overrides = await openOverrides(page, configuration.overrides);
    // A local module may break others, so loads in such a page are not evidence about the release.
    const beacons = overrides?.modules.length ? undefined : startBeacons(page, configuration, map);
    const platformModule = await loadPlatform(beacons?.failed);
    const platform = platformModule.startPlatform(configuration, { asked });
    platform.store.dispatch(platformModule.shellStarted());
    platform.languageReady.finally(() => overrides?.show(platform));
    // reportBug never throws; a handler that does would stop single-spa's routing.
    addErrorHandler(platform.reportBug);
    const entries = applicationsWith(configuration.applications).filter((entry) =>
      isOpenTo(configuration.rights, entry),
    );
    const events = createEvents(platform.reportBug);
    const services = { page, platform, platformModule, loader, events, overridden: overrides?.modules ?? [] };
    const runtime = new Runtime(services);
    mirrorInStore(services);
    if (beacons) runtime.listen(beacons.listener((name) => fileOf(runtime, name)));
    overrides?.watch(events, entries);
    loadDeveloperPanel(services, runtime);
    platform.messages.onLoop((name) => runtime.fail(name, loopFailure()));
    runtime.register(entries);
    prefetchLater(runtime, services, configuration.prefetchDelay);
    runtime.start();
    startRouting({ urlRerouteOnly: true });
    removePlaceholder(page, platform, platformModule, () => runtime.isActive('shell', page.location));
    platformModule.whenQuiet(platform, () => {
      storeZone(page);
      // Late, because it is not read meanwhile and its first access waits for the disk.
      if (!configuration.overrides) removeStoredOverrides(window, false);
    });
  } catch (cause) {
    if (!overrides?.startFailed(cause)) startFailedPage(page, cause);
  }
}

/** Only where the deployment has an address for load reports. */
function startBeacons(page: Document, { beacons: address, release }: PageConfiguration, { imports }: PageImportMap) {
  if (!address || !page.defaultView) return undefined;
  const beacons = createLoadBeacons(page.defaultView, { address, release, imports });
  beacons.watch(System);
  return beacons;
}

async function loadPlatform(onFailure: ((file: string) => void) | undefined) {
  try {
    const loading = loadModule(loader, MODULES.platform, new AbortController().signal);
    return (await loading) as typeof PlatformModule; // the module of that name
  } catch (failure) {
    onFailure?.(failedFile((failure as ApplicationFailure).cause) ?? loader.resolve(MODULES.platform));
    throw failure;
  }
}

function fileOf(runtime: Runtime, name: string) {
  const entry = runtime.entries().find((known) => known.name === name);
  return entry && loader.resolve(entry.url);
}

const loopFailure = () => new ApplicationFailure('loop', 'Two pages sent each other away five times in two seconds.');
