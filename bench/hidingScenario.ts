import type { Browser } from '@playwright/test';
import { HIDINGS, type Hiding } from './hiding.ts';
import type { Origins } from './origins.ts';
import { openSwitching } from './warmSwitch.ts';

export async function benchHiding(browser: Browser, { ours }: Origins): Promise<string[]> {
  for (const slowDown of [1, 4]) {
    const table: Record<string, object> = {};
    for (const hiding of Object.keys(HIDINGS) as Hiding[]) {
      const page = await openSwitching(browser, ours, hiding);
      await page.takeTurn(slowDown, 15);
      const figures = Object.entries(await page.end()).filter(([, value]) => typeof value === 'number');
      table[hiding] = Object.fromEntries(figures.map(([name, value]) => [name, `${Number(value).toFixed(1)} ms`]));
    }
    console.log(`\nhow a console is hidden${slowDown > 1 ? `, processor ${slowDown} × slower` : ''}`);
    console.table(table);
  }
  return [];
}
