import { useCarrierNames, useLanguage } from '@tracking-console/app-kit';
import type { ShipmentFilters } from '@tracking-console/contract/shipments/shipmentFilters';
import { regionName } from '@tracking-console/ui/later';
import { useStatusWords } from './useStatusWords.ts';

/** What a rule or a flow filters by, a word for each. */
export function useFilterWords() {
  const language = useLanguage();
  const statuses = useStatusWords();
  const carrierName = useCarrierNames();
  return {
    subStatuses: ({ SubStatus }: ShipmentFilters) => SubStatus.map((name) => statuses.sub(name) || name),
    others: ({ Carrier, Destination, Keywords }: ShipmentFilters) => [
      ...Carrier.map((key) => carrierName(key) || String(key)),
      ...Destination.map((code) => regionName(code, language)),
      ...Keywords.map((word) => `“${word}”`),
    ],
  };
}
