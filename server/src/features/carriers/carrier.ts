import type { RequiredField } from '@tracking-console/contract/shipments/carriers';

export type CarrierType = 'POST' | 'EXPRESS' | 'ECOM' | 'FREIGHT' | 'AIRLINE';

export interface Carrier {
  /** Stable; customers' programs keep it. */
  key: number;
  name: string;
  /** Where the name differs, by language. */
  names: Readonly<Record<string, string>>;
  /** What else customers call it, in a column of carriers for instance. */
  aliases: readonly string[];
  countryIso: string;
  type: CarrierType;
  /** Null where none is known to be the carrier's own. */
  homepage: string | null;
  tel: string | null;
  /** Carrier's own tracking page; {number} is replaced by the number. */
  trackingUrlTemplate: string | null;
  /** Details it needs besides the number. */
  requiredFields: readonly RequiredField[];
  /** Languages the carrier writes in, its own first. */
  langs: readonly string[];
  realtime: boolean;
}

type Given = Pick<Carrier, 'key' | 'name' | 'countryIso' | 'type' | 'homepage'> & Partial<Carrier>;

export function carrier(given: Given): Carrier {
  return {
    names: {},
    aliases: [],
    tel: null,
    trackingUrlTemplate: null,
    requiredFields: [],
    langs: ['en'],
    realtime: false,
    ...given,
  };
}
