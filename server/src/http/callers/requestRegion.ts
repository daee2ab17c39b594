/** The first region a browser's languages name, two small letters; undefined if they name none. */
export function requestRegion(acceptLanguage = ''): string | undefined {
  const found = acceptLanguage.slice(0, 500).match(/(?:^|[,\s])[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i);
  return found?.[1]?.toLowerCase();
}
