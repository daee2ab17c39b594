const NUMBER = /^[A-Z0-9-]{5,50}$/;

/** As numbers are kept: upper case, no spaces. Full-width characters, as Asian keyboards type them, become plain ones. */
export function normalizeNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\u200B\uFEFF]+/g, '')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

export function isTrackingNumber(normalized: string): boolean {
  return NUMBER.test(normalized);
}
