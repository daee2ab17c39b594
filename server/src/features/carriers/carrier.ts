export type CarrierType = 'POST' | 'EXPRESS' | 'ECOM' | 'FREIGHT' | 'AIRLINE';

/** A detail the carrier wants beside the number. */
export interface RequiredField {
  field: 'destination_postal_code' | 'destination_country' | 'phone_number_last_4' | 'ship_date';
  required: boolean;
  pattern: string;
  example: string;
}

export interface Carrier {
  /** Stable; customers' programs keep it. */
  key: number;
  name: string;
  /** Where the name differs, by language. */
  names: Readonly<Record<string, string>>;
  countryIso: string;
  type: CarrierType;
  homepage: string;
  tel: string | null;
  /** Carrier's own tracking page; {number} stands for the number. */
  trackingUrlTemplate: string | null;
  requiredFields: readonly RequiredField[];
  /** Languages the carrier writes in, its own first. */
  langs: readonly string[];
  realtime: boolean;
}

type Given = Pick<Carrier, 'key' | 'name' | 'countryIso' | 'type' | 'homepage'> & Partial<Carrier>;

export function carrier(given: Given): Carrier {
  return {
    names: {},
    tel: null,
    trackingUrlTemplate: null,
    requiredFields: [],
    langs: ['en'],
    realtime: false,
    ...given,
  };
}
