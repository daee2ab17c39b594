import { arrived, type Check, findingOf } from './candidate.ts';

const found = findingOf('headers');
const YEAR = 31_536_000;

/** Browsers may keep every file for a year, and take none for something else than it is called. */
export const checkHeaders: Check = (evidence) =>
  arrived(evidence).flatMap(({ url, module, headers }) => {
    const cache = headers.get('cache-control') ?? '';
    const age = Number(/(?:^|[,\s])max-age=(\d+)/i.exec(cache)?.[1] ?? 0);
    return [
      ...(headers.get('x-content-type-options')?.toLowerCase() === 'nosniff'
        ? []
        : [found(module, url, 'The file is sent without "X-Content-Type-Options: nosniff".')]),
      ...(/\bimmutable\b/i.test(cache) && age >= YEAR && !/\bprivate\b|\bno-store\b/i.test(cache)
        ? []
        : [
            found(
              module,
              url,
              `The file's Cache-Control is "${cache}" and not "public, max-age=${YEAR}, immutable": browsers would ask for it again and again.`,
            ),
          ]),
    ];
  });
