import { DEFAULT_LOOK, type ListLook, readLook, writeLook } from './listLook.ts';

const NAME = 'tc_buyer_list_look';

/** How the customer last laid the list out in this browser. */
export function lastLook(): ListLook {
  try {
    return readLook(new URLSearchParams(localStorage.getItem(NAME) ?? ''), DEFAULT_LOOK);
  } catch {
    return DEFAULT_LOOK; // storage is denied
  }
}

export function rememberLook(look: ListLook): void {
  try {
    localStorage.setItem(NAME, new URLSearchParams(writeLook(look)).toString());
  } catch {
    // denied or full: the next visit begins with the default
  }
}
