/** The address of a report's envelope: a DSN is "https://<key>@<host>/<path/><project>". */
export interface Dsn {
  host: string;
  key: string;
  project: string;
  /** The address that takes the envelopes of this project. */
  endpoint: string;
}

/** undefined: the text is not a DSN. */
export function readDsn(text: unknown): Dsn | undefined {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined;
  const { protocol, host, username: key, pathname } = new URL(text);
  const [, folder = '', project] = /^(\/.*?)\/?(\d+)$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || !key || !project) return undefined;
  const path = `${folder.replace(/\/$/, '')}/api/${project}/envelope/`;
  return {
    host,
    key,
    project,
    endpoint: `${protocol}//${host}${path}?sentry_key=${encodeURIComponent(key)}&sentry_version=7`,
  };
}

/** The DSN an envelope names in its header, its first line. */
export function dsnOfEnvelope(envelope: Buffer): Dsn | undefined {
  const end = envelope.indexOf('\n');
  try {
    const header: unknown = JSON.parse(envelope.toString('utf8', 0, end === -1 ? envelope.length : end));
    return typeof header === 'object' && header !== null && 'dsn' in header ? readDsn(header.dsn) : undefined;
  } catch {
    return undefined;
  }
}
