import { requestRegion } from '../../http/requestRegion.ts';

const FALLBACK = 'us';

/** Where the customer is: what the profile says, else the first region the browser names, else the United States. */
export function requestCountry(profile: string | undefined, acceptLanguage = ''): string {
  if (profile && /^[a-z]{2}$/i.test(profile)) return profile.toLowerCase();
  return requestRegion(acceptLanguage) ?? FALLBACK;
}
