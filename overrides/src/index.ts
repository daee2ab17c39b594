import type { PageGrant } from '@tracking-console/contract/releases/overrides';
import type { Platform } from '@tracking-console/platform';
import type { ApplicationEntry } from '@tracking-console/root-config/src/applications.ts';
import type { Events } from '@tracking-console/root-config/src/runtime/events.ts';
import { createBanner } from './banner.ts';
import { type Failure, readFailures, writeFailures } from './failures.ts';
import { importsOf, localAddress } from './localAddress.ts';
import { probe } from './probe.ts';
import { reportOutcome } from './reportOutcome.ts';
import { forgetStored, type Override, type Sorted, sortStored, store } from './stored.ts';

/** What the page is loaded with. */
interface Loader {
  addImportMap: (map: { imports: Record<string, string> }) => void;
}

export type Overrides = Awaited<ReturnType<typeof openOverrides>>;

/**
 * Replaces the release's modules with the developer's that the grant covers, in this page only. Only sessions with a
 * grant load this module and the override tool.
 */
export async function openOverrides(page: Document, grant: PageGrant, loader: Loader) {
  const view = page.defaultView;
  if (!view) throw new Error('a page has a window');
  const { localStorage, sessionStorage, location } = view;
  const { granted, ignored }: Sorted = sortStored(localStorage, grant, location.href);
  // Imported only now, because the tool fails on malformed entries. It stores and offers overrides; the page's map gets
  // them below, so that the release's own map keeps its integrity.
  await import(/* webpackMode: "eager" */ 'import-map-overrides');
  const imports = importsOf(page);
  // For `addOverride(name, '9104')`: the tool would request a file of another name from the port.
  view.importMapOverrides.getUrlFromPort = (module, port) => localAddress(imports, module, port);
  for (const override of ignored) reportOutcome(grant, 'ignored', override);

  let active: Override[] = [];
  let failures = readFailures(sessionStorage).filter(({ module }) => !granted.some((one) => one.module === module));
  let rerender = () => {};

  function fail(override: Override, reason: string, isShown: boolean) {
    active = active.filter((one) => one !== override);
    failures = [...failures.filter(({ module }) => module !== override.module), { ...override, reason, isShown }];
    forgetStored(localStorage, override.module);
    writeFailures(sessionStorage, failures);
    reportOutcome(grant, 'failed', override, reason);
    rerender();
  }

  await Promise.all(
    granted.map(async (override) => {
      const reason = await probe(override.address, view);
      if (reason) return fail(override, reason, false);
      active.push(override);
      reportOutcome(grant, 'used', override);
    }),
  );
  writeFailures(sessionStorage, failures);
  loader.addImportMap({ imports: Object.fromEntries(active.map(({ module, address }) => [module, address])) });
  const modules = active.map(({ module }) => module);

  function useAgain(failure: Failure) {
    store(localStorage, failure);
    location.reload();
  }

  function reset() {
    for (const { module } of active) forgetStored(localStorage, module);
    writeFailures(sessionStorage, []);
    location.reload();
  }

  return {
    /** Names of the modules that are the developer's own in this page. */
    modules,
    /** Shows the banner; called once there are texts. */
    show({ i18n, reportBug }: Platform) {
      rerender = createBanner(
        { page, i18n, grant, actions: { reset, useAgain, reload: () => location.reload() } },
        () => ({
          active,
          failures,
          ignored,
        }),
      );
      rerender();
      for (const { module, address } of ignored)
        reportBug(new Error(`An override without a grant was ignored: ${module} from ${address}`));
    },
    /** Resets a local module that fails; the next load brings the release's module. */
    watch(events: Events, entries: readonly ApplicationEntry[]) {
      events.listen((event) => {
        if (event.kind === 'state' && event.state.name === 'load_failed') blame(event.name, entries, event.state.cause);
        if (event.kind === 'prefetch_failed') blame(event.name, entries, event.cause);
      });
    },
    /** The page could not be started: it is loaded once more, without overrides. False where none were used. */
    startFailed(cause: unknown): boolean {
      for (const override of [...active]) fail(override, wordsOf(cause), true);
      if (modules.length > 0) location.reload();
      return modules.length > 0;
    },
  };

  /** An application that is not the developer's own may still have failed over a module that all of them share. */
  function blame(name: string, entries: readonly ApplicationEntry[], cause: unknown) {
    const url = entries.find((entry) => entry.name === name)?.url;
    const own = active.filter(({ module }) => module === url);
    const shared = active.filter(({ module }) => !entries.some((entry) => entry.url === module));
    for (const override of own.length > 0 ? own : shared) fail(override, wordsOf(cause), true);
  }
}

const wordsOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
