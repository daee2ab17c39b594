import { MINUTE } from '@tracking-console/contract/values/durations';

/** The fields that identify a report, in both forms browsers send it in; blocked values are left out. */
const FIELDS = [
  ['directive', 'effective-directive', 'effectiveDirective', 'violated-directive'],
  ['blocked', 'blocked-uri', 'blockedURL'],
  ['document', 'document-uri', 'documentURL'],
  ['source', 'source-file', 'sourceFile'],
] as const;
const MAX_FIELD_LENGTH = 200;
/** Different ones listed in one line; the others are only counted. */
const MAX_LISTED = 20;

interface Seen {
  [field: string]: string | number;
  times: number;
}

/** Collects reports and logs them once a minute, so that a flood of them does not fill the disk. */
export function gatherReports(report: (seen: Seen[]) => void, interval = MINUTE) {
  const seen = new Map<string, Seen>();
  let others = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (seen.size === 0) return;
    report([...seen.values(), ...(others > 0 ? [{ directive: 'others', times: others }] : [])]);
    seen.clear();
    others = 0;
  }

  function count(report: unknown) {
    const fields = describe(report);
    const key = JSON.stringify(fields);
    const known = seen.get(key);
    if (known) known.times++;
    else if (seen.size < MAX_LISTED) seen.set(key, { ...fields, times: 1 });
    else others++;
  }

  return {
    add(body: unknown): void {
      for (const report of Array.isArray(body) ? body : [body]) count(report);
      timer ??= setTimeout(flush, interval).unref();
    },
    end: flush,
  };
}

function describe(report: unknown): Record<string, string> {
  const { 'csp-report': old, body } = (report ?? {}) as { 'csp-report'?: unknown; body?: unknown }; // looked at below
  const values = (old ?? body ?? {}) as Record<string, unknown>;
  const found = FIELDS.map(([name, ...spellings]) => [name, plain(spellings.map((spelling) => values[spelling]))]);
  return Object.fromEntries(found);
}

/** Short, on one line, and without an address's query, which may be private. */
function plain(values: unknown[]): string {
  const text = values.find((value) => typeof value === 'string') ?? '';
  return String(text)
    .slice(0, MAX_FIELD_LENGTH)
    .replace(/[?#].*$/s, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
}
