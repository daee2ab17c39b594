// The statements of a migration on which a process of the version before would fail, or wait. Old processes run beside
// a new version, so a migration only expands; what nothing reads any more is dropped one version later.

/** Migrations up to this one are older than the rule; docs/how-to/operate.md names those that need a stop. */
export const LAST_UNCHECKED = 56;

const RULES: readonly [pattern: RegExp, what: string][] = [
  [/\bDROP\s+(?!INDEX\b|NOT\s+NULL\b|EXPRESSION\b)/, 'drops what the version before may use'],
  [/\bRENAME\b/, 'renames what the version before may use'],
  [/\bALTER\s+(?:COLUMN\s+)?"?\w+"?\s+(?:SET\s+DATA\s+)?TYPE\b/, 'alters a type, which rewrites the table'],
  [/\bSET\s+NOT\s+NULL\b/, 'refuses rows the version before may write'],
];
const SINCE = /^\s*--\s*contract: not (?:read|written|used) since (\d+)\.(\d+)\.(\d+)\b/m;

/** They grow with each shipment, call or mail: an index on one takes longer than a call may wait. */
const LARGE_TABLES = new Set([
  'shipments',
  'checkpoints',
  'shipment_changes',
  'provider_legs',
  'air_waybills',
  'notifications',
  'sent_mails',
  'api_logs',
  'webhook_events',
  'webhook_deliveries',
  'quota_ledger',
  'account_events',
  'live_events',
]);

/**
 * Why a migration is refused, a line each; none is a migration that only expands. A comment above a statement allows it
 * from the version after the named one on: `-- contract: not read since 1.0.91`.
 * @param version of package.json
 */
export function contractions(migration: string, version: string): string[] {
  const created = new Set(
    namesIn(migration, /\bCREATE\s+(?:UNLOGGED\s+)?TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?/gi),
  );
  const isConcurrent = /\bINDEX\s+CONCURRENTLY\b/i.test(migration);
  return migration.split('--> statement-breakpoint').flatMap((statement) => {
    const sql = statement.replace(/--.*$/gm, '').replace(/'(?:[^']|'')*'/g, "''");
    const faults = [...faultsOf(sql), ...indexFaults(sql, isConcurrent), ...requiredColumns(sql, created)];
    if (faults.length === 0) return [];
    const since = SINCE.exec(statement);
    if (since && isBelow(since.slice(1).map(Number), version.split('.').map(Number))) return [];
    const first = sql.trim().replace(/\s+/g, ' ').slice(0, 120);
    const reason = since ? `; the version it names is not below ${version}` : '';
    return faults.map((fault) => `${first}: ${fault}${reason}`);
  });
}

const faultsOf = (sql: string) => RULES.filter(([pattern]) => pattern.test(sql.toUpperCase())).map(([, what]) => what);

/** PostgreSQL lets a table be written while it builds an index only CONCURRENTLY, and that outside a transaction. */
function indexFaults(sql: string, isConcurrent: boolean): string[] {
  if (
    isConcurrent &&
    !/^\s*(CREATE\s+(UNIQUE\s+)?INDEX\s+CONCURRENTLY|DROP\s+INDEX\s+CONCURRENTLY\s+IF\s+EXISTS)\b/i.test(sql)
  )
    return ['stands beside an index that is built CONCURRENTLY, which needs a migration of its own'];
  const tables = namesIn(
    sql,
    /\bCREATE\s+(?:UNIQUE\s+)?INDEX\s+(?!CONCURRENTLY\b)[^(]*?\bON\s+(?:ONLY\s+)?"?(\w+)"?/gi,
  );
  return tables.some((table) => LARGE_TABLES.has(table))
    ? ['locks writes while it builds an index: give it .concurrently(), in a migration of its own']
    : [];
}

/** Rows the version before inserts lack the column. */
function requiredColumns(sql: string, created: ReadonlySet<string>): string[] {
  const [table] = namesIn(sql, /\bALTER\s+TABLE\s+(?:ONLY\s+)?"?(\w+)"?/gi);
  if (table === undefined || created.has(table)) return [];
  const columns = sql.split(/\bADD\s+(?!CONSTRAINT\b)(?:COLUMN\b)?/i).slice(1);
  const faults: string[] = [];
  if (columns.some((column) => /\bNOT\s+NULL\b/i.test(column) && !/\b(DEFAULT|GENERATED)\b/i.test(column)))
    faults.push('adds NOT NULL without a default');
  if (columns.some((column) => /\bSTORED\b/i.test(column)))
    faults.push('adds a stored column, which rewrites the table');
  return faults;
}

const namesIn = (sql: string, pattern: RegExp) => [...sql.matchAll(pattern)].map(([, name = '']) => name);

function isBelow(one: number[], other: number[]): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
