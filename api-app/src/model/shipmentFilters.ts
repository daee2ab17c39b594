import type { ShipmentFilters } from '@tracking-console/contract/shipments/shipmentFilters';

/** As a form holds them: keywords in one line. */
export interface FilterValues extends Omit<ShipmentFilters, 'Carrier' | 'Keywords'> {
  Carrier: string[];
  Keywords: string;
}

export const NO_FILTERS: FilterValues = { SubStatus: [], Carrier: [], Destination: [], Keywords: '' };

export const filterValuesOf = ({ SubStatus, Carrier, Destination, Keywords }: ShipmentFilters): FilterValues => ({
  SubStatus,
  Carrier: Carrier.map(String),
  Destination,
  Keywords: Keywords.join(', '),
});

export const filtersOf = ({ SubStatus, Carrier, Destination, Keywords }: FilterValues): ShipmentFilters => ({
  SubStatus,
  Carrier: Carrier.map(Number),
  Destination,
  Keywords: keywordsOf(Keywords),
});

export const keywordsOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
