import { arrived, type Check, findingOf } from './candidate.ts';

const found = findingOf('headers');
const YEAR = 31_536_000;

/** Browsers may cache every file for a year, and use it only as the type it is served with. */
export const checkHeaders: Check = (evidence) =>
  arrived(evidence).flatMap(({ url, module, headers }) =>
    [typeFault(headers), cacheFault(headers)].flatMap((fault) => (fault === null ? [] : [found(module, url, fault)])),
  );

function typeFault(headers: Headers): string | null {
  const isFixed = headers.get('x-content-type-options')?.toLowerCase() === 'nosniff';
  return isFixed ? null : 'The file is sent without "X-Content-Type-Options: nosniff".';
}

function cacheFault(headers: Headers): string | null {
  const cache = headers.get('cache-control') ?? '';
  const age = Number(/(?:^|[,\s])max-age=(\d+)/i.exec(cache)?.[1] ?? 0);
  const isKept = /\bimmutable\b/i.test(cache) && age >= YEAR && !/\bprivate\b|\bno-store\b/i.test(cache);
  if (isKept) return null;
  return `The file's Cache-Control is "${cache}" and not "public, max-age=${YEAR}, immutable": browsers would request it again and again.`;
}
