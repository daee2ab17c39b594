import { type ListLook, type LookChoices, readLook, writeLook } from './listLook.ts';

const storageName = ({ name }: LookChoices) => `tc_buyer_${name}_look`;

/** How the customer last laid the list out in this browser. */
export function lastLook<Name extends string>(choices: LookChoices<Name>): ListLook<Name> {
  try {
    const stored = new URLSearchParams(localStorage.getItem(storageName(choices)) ?? '');
    return readLook(stored, choices, choices.initial);
  } catch {
    return choices.initial; // storage is denied
  }
}

export function rememberLook(choices: LookChoices, look: ListLook): void {
  try {
    localStorage.setItem(storageName(choices), new URLSearchParams(writeLook(look)).toString());
  } catch {
    // denied or full: the next visit begins with the default
  }
}
