import { selectTimeZone } from '@tracking-console/platform';
import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useKitText } from '../texts/useKitText.ts';
import { knownZones, OWN_ZONE, workOutZones, type Zone, zoneAt } from './timeZones.ts';

/** How a console shows times for which no zone was chosen. */
export function useDefaultZone(): string {
  const t = useKitText();
  const zone = useSelector(selectTimeZone);
  const browserZone = useBrowserZone();
  return zone ? t('settings.zone.account', { zone }) : browserZone;
}

export const useBrowserZone = () =>
  useKitText()('settings.zone.own', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone });

/** The chosen zone at once, all others after the page is rendered: they take longer than everything else on it. */
export function useZoneOptions(chosen: string, own: string): Zone[] {
  const [all, setAll] = useState(knownZones);
  useEffect(() => (all ? undefined : workOutZones(setAll)), [all]);
  return useMemo(() => {
    const zones = all ?? [];
    // One that this browser is too old to know is still the customer's choice.
    const isListed = chosen === '' || zones.some(({ value }) => value === chosen);
    return [{ value: OWN_ZONE, label: own }, ...(isListed ? [] : [zoneAt(chosen, Date.now())]), ...zones];
  }, [own, all, chosen]);
}
