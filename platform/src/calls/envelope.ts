/** The common fields of every provider answer, whichever of its two spellings it uses. */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
  /** The envelope's other fields, e.g. `pageInfo` or `page`. */
  beside: Record<string, unknown>;
}

const own = (body: Record<string, unknown>, ...names: string[]) =>
  names.map((name) => (Object.hasOwn(body, name) ? body[name] : undefined)).find((value) => value !== undefined);

function numeric(code: unknown): number {
  if (typeof code === 'number' && Number.isFinite(code)) return code;
  if (typeof code === 'string' && /^-?\d+$/.test(code.trim())) return Number(code);
  throw new Error('The answer carries no code.');
}

/**
 * Reads `code`/`Code`, `message`/`Message`, `data`/`Json`.
 * @throws when the body is not an object or has no numeric code
 */
export function readEnvelope(body: unknown): Envelope {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Error('The answer is not an envelope.');
  const fields = body as Record<string, unknown>; // narrowed above; its values stay unknown
  const message = own(fields, 'message', 'Message');
  const { code: _c, Code: _C, message: _m, Message: _M, data: _d, Json: _J, ...beside } = fields;
  return {
    code: numeric(own(fields, 'code', 'Code')),
    message: typeof message === 'string' ? message : '',
    data: own(fields, 'data', 'Json'),
    beside,
  };
}
