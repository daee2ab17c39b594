/** 9.4E+21, 9,4E+21 or 94E+20. */
const POWER = /^(?:\d[.,]\d+E\+?|\d+E\+)\d{1,3}$/i;
/** Digits a spreadsheet keeps of a number, and at most those of a floating-point number. */
const SPREADSHEET_DIGITS = 15;
const MAX_FLOAT_DIGITS = 17;

/** Whether a spreadsheet has taken a long number for a quantity: its last digits have become zeros, or a power of ten. */
export function isRounded(text: string): boolean {
  if (POWER.test(text)) return true;
  const zeros = /^\d*?(0*)$/.exec(text)?.[1]?.length ?? 0;
  const significant = text.length - zeros;
  // Fewer zeros end many a number by chance.
  if (significant <= SPREADSHEET_DIGITS)
    return text.length > SPREADSHEET_DIGITS && zeros >= (text.length === SPREADSHEET_DIGITS + 1 ? 3 : 2);
  return significant <= MAX_FLOAT_DIGITS && zeros >= 3;
}
