import { type Carrier, selectCarriers } from '@tracking-console/platform';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

/** A carrier's name by its key: in the customer's language, else the carrier's own, else the key. */
export function useCarrierName(): (key: number) => string {
  const carriers = useSelector(selectCarriers);
  const { i18n } = useTranslation('api-app');
  const { language } = i18n;
  return useMemo(() => {
    const known = new Map(carriers.map((carrier) => [carrier.key, carrierName(carrier, language)]));
    return (key) => known.get(key) ?? (key === 0 ? '' : String(key));
  }, [carriers, language]);
}

export const carrierName = ({ name, names }: Carrier, language: string) => names?.[language] ?? name;
