import { MAX_COUNT } from '@tracking-console/contract/calls/limits';

/** Of each filter, whether a text from the address can be read. */
type Readable<Name extends string> = Record<Name, (text: string) => boolean>;

/**
 * Filters of a list, kept in its address: it can be shared, and the back button undoes a filter. `follows` are further
 * parameters that belong to what is shown, such as the page.
 */
export function addressFilters<Name extends string>(readable: Readable<Name>, follows: readonly string[]) {
  const names = Object.keys(readable) as Name[]; // its own keys
  /** An invalid text is no filter. */
  const read = (address: URLSearchParams, name: Name) => {
    const text = address.get(name) ?? '';
    return readable[name](text) ? text : '';
  };
  return {
    names,

    read,

    readAll(address: URLSearchParams): Partial<Record<Name, string>> {
      const given = names.map((name) => [name, read(address, name)] as const).filter(([, text]) => text !== '');
      return Object.fromEntries(given) as Partial<Record<Name, string>>; // of `names`
    },

    isFiltered: (address: URLSearchParams) => names.some((name) => read(address, name) !== ''),

    /** Other filters show another list, from its beginning. */
    with(address: URLSearchParams, changes: Partial<Record<Name, string>>): URLSearchParams {
      let next = without(address, follows);
      for (const [name, text] of Object.entries<string | undefined>(changes))
        next = withParameter(next, name, text ?? '');
      return next;
    },

    without: (address: URLSearchParams) => without(address, [...names, ...follows]),
  };
}

export type AddressFilters<Name extends string> = ReturnType<typeof addressFilters<Name>>;

export function readPage(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isSafeInteger(page) && page > 0 && page <= MAX_COUNT ? page : 1;
}

/** An empty value removes the parameter. */
export function withParameter(address: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(address);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

function without(address: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of names) next.delete(name);
  return next;
}

export const isId = (text: string) => /^[0-9]{1,15}$/.test(text);
export const isNumberFilter = (text: string) => /^[A-Za-z0-9-]{1,50}$/.test(text);
export const isOneOf = (values: readonly string[]) => (text: string) => values.includes(text);
