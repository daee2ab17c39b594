import type { Page } from '@playwright/test';
import type { Application } from './faults.ts';

/** Milliseconds from a click on a button until the application is the one that is shown, as the page itself measures. */
export const clickAndTime = (page: Page, button: string, name: Application) =>
  page.getByRole('button', { name: button }).evaluate(async (element, wanted) => {
    const started = performance.now();
    (element as HTMLElement).click(); // a button's
    const shown = `#main > [data-application="${wanted}"][data-visibility="shown"]:not([hidden])`;
    while (!document.querySelector(shown)) await new Promise(requestAnimationFrame);
    return performance.now() - started;
  }, name);
