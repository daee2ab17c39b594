import { type Carrier, carrier } from '../carrier.ts';

/** A postal operator: the one whose country's code ends an S10 number. */
export function post(countryIso: string, name: string, host: string | null, more: Partial<Carrier> = {}): Carrier {
  const homepage = host && `https://${host}`;
  return carrier({ key: keyOf(countryIso), countryIso, name, homepage, type: 'POST', ...more });
}

/** 30000, and the places of the country's two letters in the alphabet: AF is 30106. Older operators name their own key. */
function keyOf(countryIso: string): number {
  const [first = 0, second = 0] = [...countryIso].map((letter) => letter.charCodeAt(0) - 64);
  return 30_000 + first * 100 + second;
}

/** What these posts write in; those of other languages send English abroad. */
export const FRENCH = { langs: ['fr', 'en'] } as const;
export const SPANISH = { langs: ['es', 'en'] } as const;
