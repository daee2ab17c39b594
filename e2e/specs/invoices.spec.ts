import { readFileSync } from 'node:fs';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { CHINESE, openPageAs } from '../flows/account.ts';

const REASON = 'The company name is incomplete.';

test('PG-5a PG-5b a request is rejected by the staff, made again, issued and downloaded', async ({ page, browser }) => {
  await openPageAs(page, CHINESE, '/api/orders/invoice');
  await page.getByRole('row').getByRole('checkbox').last().check();
  await page.getByRole('button', { name: '申请发票' }).click();
  const request = page.getByRole('dialog', { name: '申请发票' });
  await request.getByLabel('名称').fill('示例科技有限公司');
  await request.getByLabel('纳税人识别号').fill('91350100M000100Y43');
  await request.getByLabel('邮箱').fill('billing@example.com');
  await expectAccessible(page);
  await request.getByRole('button', { name: '申请发票' }).click();
  await expect(page.getByRole('cell', { name: '已申请' })).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await openPageAs(staff, 'finance@example.com', '/api/transferReview?tab=invoices');
  const open = () => staff.getByRole('link', { name: CHINESE }).first().click();
  await expectAccessible(staff);
  await open();
  await staff.getByRole('button', { name: 'Reject' }).click();
  const rejection = staff.getByRole('dialog', { name: 'Reject' });
  await rejection.getByLabel('Reason').fill(REASON);
  await expectAccessible(staff);
  await rejection.getByRole('button', { name: 'Reject' }).click();
  await expect(rejection).toBeHidden();

  await expect(page.getByText(REASON).filter({ visible: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^操作/ }).first().click();
  await page.getByRole('menuitem', { name: '重新申请' }).click();
  await request.getByLabel('名称').fill('示例科技（福州）有限公司');
  await request.getByRole('button', { name: '申请发票' }).click();

  await staff.goto('/api/transferReview?tab=invoices');
  await open();
  await staff.getByRole('button', { name: 'Issue invoice' }).click();
  const issue = staff.getByRole('dialog', { name: 'Issue invoice' });
  await issue.getByRole('button', { name: 'Issue invoice' }).click();
  await expect(issue).toBeHidden();
  await staff.context().close();

  await page
    .getByRole('row', { name: /\d{4}-\d{6}/ })
    .getByRole('button', { name: /^操作/ })
    .click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: '下载 PDF' }).click();
  expect(
    readFileSync(await (await download).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
