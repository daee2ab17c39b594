import {
  ACTIVE_LOOK,
  ARCHIVED_LOOK,
  type ListLook,
  type LookChoices,
  readLook,
  spellLook,
  writeLook,
} from './listLook.ts';

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

/** How the list looks now, for an address that is passed on or saved. */
export function presentLook(params: URLSearchParams, archived: boolean): Record<string, string> {
  const choices: LookChoices = archived ? ARCHIVED_LOOK : ACTIVE_LOOK;
  return spellLook(params, choices, lastLook(choices));
}
