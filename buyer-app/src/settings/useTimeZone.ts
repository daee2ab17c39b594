import type { BuyerSettings } from '@tracking-console/contract/settingConstants';
import { useSettings } from './useSettings.ts';

export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone in which the customer's days begin. */
export const timeZoneOf = ({ display }: BuyerSettings): string => display.timeZone || ownZone();

export const useTimeZone = (): string => timeZoneOf(useSettings());
