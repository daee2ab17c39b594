import type { PlainResponse } from './sendRequest.ts';

/** What an answer means for the reader. */
export type Verdict =
  | { kind: 'accepted' }
  | { kind: 'items'; accepted: number; rejected: number }
  | { kind: 'refused'; code: number; message: string }
  | { kind: 'unauthorized' }
  | { kind: 'limited'; seconds: number }
  | { kind: 'broken' };

interface Envelope {
  code?: number;
  data?: { accepted?: unknown[]; rejected?: unknown[]; errors?: { code: number; message: string }[] };
}

export function verdictOf({ status, headers, body }: PlainResponse): Verdict {
  if (status === 401) return { kind: 'unauthorized' };
  if (status === 429) return { kind: 'limited', seconds: Number(headers['retry-after'] ?? 1) };
  const envelope = parse(body);
  if (!envelope || status >= 500) return { kind: 'broken' };
  const { code = 0, data } = envelope;
  if (code !== 0 || status !== 200) return { kind: 'refused', code, message: data?.errors?.[0]?.message ?? '' };
  if (!data?.accepted) return { kind: 'accepted' };
  return { kind: 'items', accepted: data.accepted.length, rejected: data.rejected?.length ?? 0 };
}

function parse(body: string): Envelope | null {
  try {
    return JSON.parse(body) as Envelope | null; // the public API's, as documented
  } catch {
    return null;
  }
}
