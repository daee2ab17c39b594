/** A letter or mark of another script: Cyrillic, Greek, Hebrew, Arabic, Thai. */
const OTHER_SCRIPT = /^(?!\p{Script=Latin})[\p{L}\p{M}]/u;

/**
 * The key a shortcut is named by: the character, or the name ("Escape"). On a layout that types another script it is the
 * Latin letter printed on the same key. Caps Lock changes nothing.
 */
export function pressedKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const letter = OTHER_SCRIPT.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1] ?? key) : key;
  return /^[A-Z]$/.test(letter) && !shiftKey ? letter.toLowerCase() : letter;
}
