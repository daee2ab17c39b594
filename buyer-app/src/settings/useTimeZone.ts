import { useSettings } from './useSettings.ts';

export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone in which the customer's days begin. */
export function useTimeZone(): string {
  return useSettings().display.timeZone || ownZone();
}
