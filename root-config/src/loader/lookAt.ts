import { withinDeadline } from '../runtime/deadline.ts';
import { LIMITS } from '../runtime/limits.ts';

interface Look {
  answer: Promise<Response>;
  request: AbortController;
  viewers: number;
}

/** Those that wait for their answer. */
const looks = new Map<string, Look>();

/**
 * Asks for a file once more, past what the browser has kept of it, to see what became of it. Who looks while another waits for
 * the answer is given the same one, which only one of them can read to its end. The request ends with the last look: a browser
 * lets every other one for that address wait for it, and the next try would hang with it.
 * @throws when there is no answer within the limit; whatever `see` throws
 */
export async function lookAt<Seen>(address: string, see: (answer: Response) => Seen | Promise<Seen>): Promise<Seen> {
  const look = looks.get(address) ?? ask(address);
  look.viewers += 1;
  try {
    return await see(await withinDeadline(look.answer, LIMITS.diagnosis));
  } finally {
    look.viewers -= 1;
    if (look.viewers === 0) {
      forget(address, look);
      look.request.abort();
    }
  }
}

function ask(address: string): Look {
  const request = new AbortController();
  const answer = fetch(address, { credentials: 'same-origin', cache: 'reload', signal: request.signal });
  const look = { answer, request, viewers: 0 };
  looks.set(address, look);
  const end = () => forget(address, look);
  answer.then(end, end);
  return look;
}

function forget(address: string, look: Look) {
  if (looks.get(address) === look) looks.delete(address);
}
