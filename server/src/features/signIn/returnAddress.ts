const MAX_LENGTH = 2_048;
/** Control characters, spaces and backslashes are what browsers and parsers disagree about. */
const DOUBTFUL = /[\p{Cc}\s\\]/u;

export interface ReturnHosts {
  /** The console's own origins; the first one resolves relative addresses. */
  origins: string[];
  /** Other hosts a sign-in may return to, over https. */
  returnHosts: string[];
}

/** The address `gb` leads to after sign-in: a path of the console, or a configured host; "/" for anything else. */
export function returnAddress(gb: string | undefined, { origins, returnHosts }: ReturnHosts): string {
  if (!gb || gb.length > MAX_LENGTH || DOUBTFUL.test(gb) || gb.startsWith('//')) return '/';
  const url = URL.parse(gb, origins[0]);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return '/';
  // A path that begins with two slashes would be read as another host.
  if (origins.includes(url.origin)) return url.pathname.startsWith('//') ? '/' : url.pathname + url.search + url.hash;
  return url.protocol === 'https:' && returnHosts.includes(url.host) ? url.href : '/';
}
