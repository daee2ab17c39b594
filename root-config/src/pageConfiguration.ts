import { PAGE_CONFIGURATION_ID, type PageConfiguration } from '@tracking-console/contract/page/page';

/** @throws when the page carries none */
export function readConfiguration(page: Document): PageConfiguration {
  const text = page.getElementById(PAGE_CONFIGURATION_ID)?.textContent;
  if (!text) throw new Error('The page carries no configuration.');
  return JSON.parse(text) as PageConfiguration; // written by our server into this very page
}
