const FALLBACK = 'us';

/** The customer's country: from the profile, else the first region of the browser's languages, else the United States. */
export function requestCountry(profile: string | undefined, acceptLanguage = ''): string {
  if (profile && /^[a-z]{2}$/i.test(profile)) return profile.toLowerCase();
  const region = acceptLanguage.slice(0, 500).match(/(?:^|[,\s])[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i)?.[1];
  return region?.toLowerCase() ?? FALLBACK;
}
