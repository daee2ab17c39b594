import {
  ACTIVE_LOOK,
  ARCHIVED_LOOK,
  type ListLook,
  type LookChoices,
  readLook,
  spellLook,
  writeLook,
} from './listLook.ts';

/** Customers may share a browser, and each has a look of their own. */
const storageName = (gid: string, { name }: LookChoices) => `tc_buyer_${name}_look_${gid}`;

/** How the customer last laid the list out in this browser. */
export function lastLook<Name extends string>(gid: string | undefined, choices: LookChoices<Name>): ListLook<Name> {
  if (gid === undefined) return choices.initial;
  try {
    const stored = new URLSearchParams(localStorage.getItem(storageName(gid, choices)) ?? '');
    return readLook(stored, choices, choices.initial);
  } catch {
    return choices.initial; // storage is denied
  }
}

export function rememberLook(gid: string | undefined, choices: LookChoices, look: ListLook): void {
  if (gid === undefined) return;
  try {
    localStorage.setItem(storageName(gid, choices), new URLSearchParams(writeLook(look)).toString());
  } catch {
    // denied or full: the next visit begins with the default
  }
}

/** How the list looks now, for an address that is passed on or saved. */
export function presentLook(
  gid: string | undefined,
  params: URLSearchParams,
  archived: boolean,
): Record<string, string> {
  const choices: LookChoices = archived ? ARCHIVED_LOOK : ACTIVE_LOOK;
  return spellLook(params, choices, lastLook(gid, choices));
}
