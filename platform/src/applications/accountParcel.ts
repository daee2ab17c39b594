import type { AccountPage } from '@tracking-console/contract/applications';

/** The account module, by its import-map name: consoles never import it at build time. */
const MODULE = '@tracking-console/shared-account';

type AccountModule = { parcels: Partial<Record<AccountPage, () => Promise<unknown>>> };

/**
 * The parcel of one account page, loaded at run time.
 * @throws when the module cannot be loaded or does not offer the page
 */
export async function loadAccountParcel(page: AccountPage, load: (name: string) => Promise<unknown> = importAnew) {
  const { parcels } = (await load(MODULE)) as AccountModule; // the module's public list, checked below
  const parcel = parcels?.[page];
  if (!parcel) throw new Error(`${MODULE} offers no page "${page}".`);
  return parcel();
}

/**
 * SystemJS keeps a failed module: it is let go, so that the next try asks the network again. The failure names its file as
 * webpack's do: it may be gone with an old version (F-12).
 */
async function importAnew(name: string): Promise<unknown> {
  try {
    return await System.import(name);
  } catch (error) {
    const request = System.resolve(name);
    System.delete(request);
    throw error instanceof Error ? Object.assign(error, { request }) : error;
  }
}
