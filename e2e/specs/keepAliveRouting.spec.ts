import { expect, test } from '../faultFixtures.ts';
import { BOTH, openAs } from '../flows/account.ts';
import { changePage, configured } from '../flows/changedPage.ts';
import { expectShown, switchTo } from '../flows/consoles.ts';
import { breakFiles, ENTRY, module, standIn } from '../flows/faults.ts';
import { shownRoot } from '../flows/invariants.ts';
import { withStandIns } from '../flows/standIns.ts';
import { FURTHER } from '../further.ts';

const optionsOf = (options: object) => configured({ applications: [{ name: 'buyer-app', options }] });

test(
  'SA-11 a router that comes back to the address it was left at hears nothing, and has its state',
  FURTHER,
  async ({ page }) => {
    await changePage(page, withStandIns());
    const mount = `async ({ domElement, routerWindow }) => {
    routerWindow.history.pushState({ idx: 1 }, '', '/api/settings');
    const moves = [];
    routerWindow.addEventListener('popstate', () => moves.push(routerWindow.location.pathname));
    window.routed = () => ({ moves, state: routerWindow.history.state });
    domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Stand-in' }));
  }`;
    await breakFiles(page, ENTRY['api-app'], module(standIn({ mount })));
    await openAs(page, BOTH, '/api/dashboard');
    await expectShown(page, 'api-app', 'Stand-in');
    await switchTo(page, 'buyer');
    await expectShown(page, 'buyer-app', 'Dashboard');
    await page.evaluate(() => history.pushState(null, '', '/api/settings'));
    await expectShown(page, 'api-app', 'Stand-in');
    await expect(page).toHaveURL('/api/settings');
    const routed = () => page.evaluate(() => (window as unknown as { routed: () => object }).routed()); // the stand-in's
    expect(await routed()).toEqual({ moves: [], state: { idx: 1 } });
  },
);

for (const { mode, address, kept } of [
  { mode: 'native', address: '/buyer/shipment', kept: 'Tracking' },
  { mode: 'search', address: '/buyer?buyer-app=%2Fbuyer%2Fshipment', kept: 'Tracking' },
  { mode: 'state', address: '/buyer', kept: 'Tracking' },
  { mode: 'pure', address: '/buyer', kept: 'Dashboard' },
]) {
  test(`SA-1 router-mode ${mode}: the console moves, and a reload finds ${kept}`, FURTHER, async ({ page }) => {
    await changePage(page, optionsOf({ 'router-mode': mode }));
    await openAs(page, BOTH, '/buyer');
    await expectShown(page, 'buyer-app', 'Dashboard');
    await shownRoot(page)
      .getByRole('region', { name: 'Latest updates' })
      .getByRole('link', { name: 'Show all' })
      .click();
    await expectShown(page, 'buyer-app', 'Tracking');
    await expect(page).toHaveURL(address);
    await switchTo(page, 'API');
    await expectShown(page, 'api-app', 'Dashboard');
    await page.goBack();
    await expectShown(page, 'buyer-app', 'Tracking');
    if (mode !== 'pure') {
      await page.goBack();
      await expectShown(page, 'buyer-app', 'Dashboard');
      await page.goForward();
      await expectShown(page, 'buyer-app', 'Tracking');
    }
    await page.reload();
    await expectShown(page, 'buyer-app', kept);
  });
}
