import { type BuyerSettings, DEFAULT_SETTINGS } from '@tracking-console/contract/shipments/settingConstants';

const NAME = 'tc_buyer_settings';

interface Remembered {
  gid: string;
  display: BuyerSettings['display'];
}

/** The settings from the last visit with this browser, so that the first page need not wait for the provider. */
export function recallSettings(gid: string): BuyerSettings | null {
  try {
    const { gid: whose, display } = JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Remembered>; // checked below
    return whose === gid ? { ...DEFAULT_SETTINGS, display: { ...DEFAULT_SETTINGS.display, ...display } } : null;
  } catch {
    return null; // storage is denied, or holds something else
  }
}

/** The postal code and the like stay with the provider. */
export function rememberSettings(gid: string, { display }: BuyerSettings): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ gid, display } satisfies Remembered));
  } catch {
    // denied or full: the next visit waits for the provider
  }
}
