import { withinDeadline } from '../runtime/deadline.ts';
import { LIMITS } from '../runtime/limits.ts';

/**
 * Asks for a file once more, to see what became of it. The request ends with the look: a browser lets every other one for
 * that address wait for it, and the next try would hang with it.
 * @throws when there is no answer within the limit, whatever `see` throws
 */
export async function lookAt<Seen>(
  address: string,
  see: (answer: Response) => Seen | Promise<Seen>,
  cache: RequestCache = 'default',
): Promise<Seen> {
  const looking = new AbortController();
  const asked = { credentials: 'same-origin', cache, signal: looking.signal } as const;
  try {
    return await see(await withinDeadline(fetch(address, asked), LIMITS.diagnosis));
  } finally {
    looking.abort();
  }
}
