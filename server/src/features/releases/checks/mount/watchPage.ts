import { MODULES } from '@tracking-console/contract/page/applications';
import type { CheckFinding, ImportMap } from '@tracking-console/contract/releases/releases';
import type { Page } from 'playwright-core';
import { addressOf, findingOf } from '../candidate.ts';
import type { Visit } from './visits.ts';

const found = findingOf('mount');
const POLICY = /content security policy|trusted ?types?|refused to /i;

export interface Watch {
  findings: CheckFinding[];
  /** The route of the next findings. */
  at: string;
}

/** Records forbidden events while a page is checked: errors in its console, uncaught errors, policy violations. */
export function watchPage(page: Page, { module }: Visit, map: ImportMap): Watch {
  const watch: Watch = { findings: [], at: '' };
  const note = (culprit: string | null, message: string) => {
    if (watch.findings.every((known) => known.message !== message || known.where !== watch.at))
      watch.findings.push(found(culprit ?? module, watch.at, message));
  };
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const what = POLICY.test(message.text()) ? "breaks the page's security policy" : 'writes an error to the console';
    const [said = ''] = message.text().split('\n');
    note(ownerOf(url, map), `It ${what}: ${said}${url === '' ? '' : ` (${pathOf(url)})`}`);
  });
  page.on('pageerror', (error) => note(null, `It throws an error nobody catches: ${error.message}`));
  page.on('crash', () => note(null, 'The page crashed.'));
  return watch;
}

/** The module of the release that a file belongs to, if it is more specific than the shown application. */
function ownerOf(url: string, { imports }: ImportMap): string | null {
  const path = pathOf(url);
  const folderOf = (address: string) => addressOf(address).replace(/[^/]*$/, '');
  const owner = Object.entries(imports).find(([, address]) => path.startsWith(folderOf(address)))?.[0] ?? null;
  // These two report errors of others.
  return owner === MODULES.platform || owner === MODULES.rootConfig ? null : owner;
}

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url);
