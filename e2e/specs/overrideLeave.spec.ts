import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../faultFixtures.ts';
import { expectShown } from '../flows/consoles.ts';
import { startLocalMachine } from '../flows/localMachine.ts';
import { BUYER_APP, banner, openWithGrant, override } from '../flows/overrides.ts';
import { FURTHER } from '../further.ts';

/** The console as if it were on the public network, from where browsers keep pages from a person's own machine. */
async function openPublic(browser: Browser, baseURL: string | undefined, permissions: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: `${baseURL}` });
  await context.grantPermissions(permissions);
  const page = await context.newPage();
  await openWithGrant(page, 'overrideLeave', [BUYER_APP]);
  return page;
}

test(
  'OV-1 F-20 a public console shows a local module once the browser lets it, and the released one until then',
  FURTHER,
  async ({ playwright, launchOptions, baseURL }) => {
    const isPublic = `--ip-address-space-overrides=127.0.0.1:${new URL(`${baseURL}`).port}=public`;
    const args = [...(launchOptions.args ?? []), isPublic];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const machine = await startLocalMachine();

    const refused = await openPublic(browser, baseURL, []);
    await override(refused, BUYER_APP, machine.url);
    await refused.reload();
    await expectShown(refused, 'buyer-app', 'Dashboard');
    await expect(banner(refused).getByRole('alert')).toContainText(`${machine.url} cannot be reached`);
    expect(machine.asked()).toBe(0);

    const allowed = await openPublic(browser, baseURL, ['local-network-access']);
    await override(allowed, BUYER_APP, machine.url);
    await allowed.reload();
    await expectShown(allowed, 'buyer-app', 'Stand-in of buyer-app');
    await Promise.all([browser.close(), machine.end()]);
  },
);
