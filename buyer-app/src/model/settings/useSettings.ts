import type { BuyerSettings } from '@tracking-console/contract/settingConstants';
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

/** The zone in which the customer's days begin. */
export const timeZoneOf = (settings: BuyerSettings): string => chosenZone(settings) || ownZone();

export const useTimeZone = (): string => timeZoneOf(useSettings());
