const FILTERED = '[filtered]';
const MAX_DEPTH = 8;
const MAX_LIST_LENGTH = 50;
const MAX_TEXT_LENGTH = 4000;

/** Fields whose value is always secret. */
const SECRET_NAME =
  /pass(word|wd|phrase|code)|secret|token|key|auth|cookie|session|\bsid\b|credential|signature|captcha|otp|phone|mobile|\btel\b|e-?mail|nick_?name|company_?name|query/i;

/** Secrets inside of a text, in the order of the search. */
const SECRETS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // The values of a query may be anything a person typed; their names are ours.
  [/([?&][\w.~%[\]-]+=)[^&#\s"'<>]+/g, `$1${FILTERED}`],
  [
    /\b(__Host-[\w-]+|[\w-]*(?:session|sid|token|secret|password|passwd|api_?key))(["']?\s*[:=]\s*["']?)[^\s"',;&]+/gi,
    `$1$2${FILTERED}`,
  ],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${FILTERED}`],
  [/[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+\.[^\s@"'<>(),;:]+/g, FILTERED],
  [/\beyJ[\w-]+(?:\.[\w-]*)+/g, FILTERED],
  [/(?<![\w-])[\w-]{32,}(?:\.[\w-]+)*/g, FILTERED],
  [/\+\d(?:[ ().-]{0,2}\d){6,}/g, FILTERED],
  [/(?<![\w.-])\(?\d{3}\)?[ .-]\d{3,4}[ .-]\d{4}(?!\w)/g, FILTERED],
  [/(?<![\w.])\d{10,15}(?!\w)/g, FILTERED],
];

/** A text without e-mail addresses, phone numbers, keys, tokens, cookies and the values of queries. */
export function scrubText(text: string): string {
  const short = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
  return SECRETS.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), short);
}

/** A copy that is safe to send to others: bounded, without cycles, secrets and personal data. */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value === 'bigint' || typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '[deeper]';
  if (value instanceof Error) return `${value.name}: ${scrubText(value.message)}`;
  if (typeof FormData === 'function' && value instanceof FormData) return { form: [...new Set(value.keys())] };
  if (Array.isArray(value)) return value.slice(0, MAX_LIST_LENGTH).map((item) => scrub(item, depth + 1));
  return scrubFields(value, depth);
}

function scrubFields(value: object, depth: number) {
  const clean: Record<string, unknown> = Object.create(null);
  for (const name of Object.keys(value).slice(0, MAX_LIST_LENGTH)) {
    clean[scrubText(name)] = SECRET_NAME.test(name) ? FILTERED : scrub(readField(value, name), depth + 1);
  }
  return clean;
}

function readField(value: object, name: string): unknown {
  try {
    return (value as Record<string, unknown>)[name]; // an own key of it
  } catch {
    return '[unreadable]';
  }
}
