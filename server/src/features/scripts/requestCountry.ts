import { requestRegion } from '../../http/callers/requestRegion.ts';

const FALLBACK = 'us';

/** The customer's country: from the profile, else the first region of the browser's languages, else the United States. */
export function requestCountry(profile: string | undefined, acceptLanguage = ''): string {
  if (profile && /^[a-z]{2}$/i.test(profile)) return profile.toLowerCase();
  return requestRegion(acceptLanguage) ?? FALLBACK;
}
