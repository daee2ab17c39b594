import type { DeployedApplication } from '@tracking-console/contract/page/applications';
import type { CheckFinding } from '@tracking-console/contract/releases/releases';
import type { Browser, Page } from 'playwright-core';
import { type Candidate, findingOf } from '../candidate.ts';
import { findChromium } from './findChromium.ts';
import type { Probes } from './probes.ts';
import { OTHER_PATH, othersAt, type Visit, visitsOf } from './visits.ts';
import { type Watch, watchPage } from './watchPage.ts';

const found = findingOf('mount');
/** Above the runtime's own limits for loading, mounting and unmounting, so that its errors are seen. */
const TIMEOUT_MS = 25_000;

/** A server that listens at these answers at localhost too. */
const EVERYWHERE = ['0.0.0.0', '::', '::1', 'localhost'];

export interface MountSurroundings {
  host: string;
  port: number;
  /** Path of a Chromium; empty: one on the PATH. */
  chromePath: string;
  applications: readonly DeployedApplication[];
  probes: Probes;
}

/** Shows every application of the release in a browser, at three addresses each, and takes it away again. */
export function createMountApplications({ host, port, chromePath, applications, probes }: MountSurroundings) {
  // Under this name secure cookies are kept without TLS.
  const origin = `http://localhost:${port}`;
  return async (candidate: Candidate): Promise<CheckFinding[]> => {
    const executablePath = findChromium(chromePath);
    if (executablePath === null)
      return [found(null, null, 'There is no browser to mount the applications in: set CHROME_PATH to a Chromium.')];
    // A browser run by root cannot build its sandbox; it only runs what is about to be released.
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const args = [...sandbox, ...(EVERYWHERE.includes(host) ? [] : [`--host-resolver-rules=MAP localhost ${host}`])];
    // Loaded on first use: it is as much code as the server's own, and most servers never check a release.
    const { chromium } = await import('playwright-core');
    // An interrupted server shuts down in its own order, including the browser.
    const browser = await chromium.launch({ executablePath, args, handleSIGINT: false });
    const probe = await probes.open(candidate);
    try {
      const findings: CheckFinding[] = [];
      for (const visit of visitsOf(applications, candidate.map)) {
        // A broken application would be found again beside every other.
        if (findings.length > 0) break;
        findings.push(...(await follow(browser, visit, { candidate, origin, sid: probe.sid })));
      }
      return findings;
    } finally {
      await Promise.allSettled([browser.close(), probe.end()]);
    }
  };
}

/** The page to leave an application for. */
const PLAIN_PAGE = { application: 'pay-callback', route: OTHER_PATH };
const CONSOLE_PAGE = { application: 'buyer-app', route: '/buyer/dashboard' };

interface Surroundings {
  candidate: Candidate;
  origin: string;
  sid: string;
}

/** One application in a browser of its own: the first address is loaded, the others are moved to. */
async function follow(browser: Browser, visit: Visit, { candidate, origin, sid }: Surroundings) {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
  try {
    const { hostname } = new URL(origin);
    await context.addCookies([
      { name: '__Host-sid', value: sid, domain: hostname, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
    ]);
    const page = await context.newPage();
    const watch = watchPage(page, visit, candidate.map);
    await visitRoutes(page, visit, origin, watch);
    return watch.findings;
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return [found(visit.module, visit.routes[0] ?? null, `The page could not be looked at: ${message}`)];
  } finally {
    await context.close();
  }
}

async function visitRoutes(page: Page, visit: Visit, origin: string, watch: Watch): Promise<void> {
  const elsewhere = visit.routes.includes(OTHER_PATH) ? CONSOLE_PAGE : PLAIN_PAGE;
  for (const [index, route] of visit.routes.entries()) {
    watch.at = route;
    if (index > 0) await move(page, route);
    else if (!(await load(page, origin + route, visit, watch))) return;
    const problem = await whyNotMounted(page, visit.application);
    // The page's other applications have their own visits; left half-way they would only disturb this one.
    for (const other of othersAt(route, visit)) await whyNotMounted(page, other);
    if (problem === null) {
      await move(page, elsewhere.route);
      if (!(await isGone(page, visit)))
        watch.findings.push(found(visit.module, route, 'It is not unmounted when the page is left.'));
      // The page that replaces it has its own visit; here it is only waited for.
      else await whyNotMounted(page, elsewhere.application);
    } else watch.findings.push(found(visit.module, route, problem));
    // A failure repeats; the first finding is enough.
    if (watch.findings.length > 0) return;
  }
}

async function load(page: Page, url: string, { module }: Visit, watch: Watch): Promise<boolean> {
  const answer = await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
  if (answer?.ok()) return true;
  watch.findings.push(found(module, watch.at, `The page is answered with status ${answer?.status() ?? 0}.`));
  return false;
}

/** As a link inside the page does it. */
const move = (page: Page, route: string) => page.evaluate((to) => history.pushState(null, '', to), route);

const stateOf = (application: string, state: string) => `[data-application="${application}"][data-state="${state}"]`;

/** null: it is mounted. Else the error on the page. */
async function whyNotMounted(page: Page, application: string): Promise<string | null> {
  const failed = page.locator(`${stateOf(application, 'load_failed')}, main > .application-failed`).first();
  const mounted = page.locator(stateOf(application, 'mounted')).first();
  const either = mounted.or(failed).first();
  const came = await either.waitFor({ state: 'attached', timeout: TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
  if (!came) return `It has not been mounted within ${TIMEOUT_MS / 1000} s.`;
  if (await mounted.count()) return null;
  const detail = failed.locator('.detail');
  const said = await ((await detail.count()) ? detail.first() : failed).textContent();
  return `It could not be mounted: ${said?.trim()}`;
}

function isGone(page: Page, { application }: Visit): Promise<boolean> {
  const container = page.locator(`[data-application="${application}"]`).first();
  return container.waitFor({ state: 'detached', timeout: TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
}
