import type { BuyerSettings } from '@tracking-console/contract/shipments/settingConstants';
import { selectTimeZone } from '@tracking-console/platform';
import { useSelector } from 'react-redux';
import { selectSettings } from './settingsSlice.ts';

/** What the customer has set; renders again when it changes. Pages may use it from their first rendering on. */
export const useSettings = (): BuyerSettings => useSelector(selectSettings);

export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** '' where none is chosen, or one this browser is too old to know. */
export function chosenZone({ display: { timeZone } }: BuyerSettings): string {
  try {
    return timeZone && Intl.DateTimeFormat('en', { timeZone }) ? timeZone : '';
  } catch {
    return '';
  }
}

/** The zone in which the customer's days begin: this console's, else the account's, else the browser's. */
export const selectZone = (state: ZoneState): string =>
  chosenZone(selectSettings(state)) || selectTimeZone(state) || ownZone();

type ZoneState = Parameters<typeof selectSettings>[0] & Parameters<typeof selectTimeZone>[0];

export const useTimeZone = (): string => useSelector(selectZone);
