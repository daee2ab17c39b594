import { withinDeadline } from '../runtime/deadline.ts';
import { LIMITS } from '../runtime/limits.ts';

interface Inspection {
  answer: Promise<Response>;
  request: AbortController;
  readers: number;
}

/** Those that wait for their answer. */
const inspections = new Map<string, Inspection>();

/**
 * Requests a file once more, past the browser's cache, to find out what is wrong with it. Callers that inspect the same file
 * at the same time share one answer, of which only one can read the body. The request is aborted with the last of them,
 * because a browser queues the next request for that address behind it.
 * @throws when there is no answer within the limit; what `inspect` throws
 */
export async function inspectFile<Result>(
  address: string,
  inspect: (answer: Response) => Result | Promise<Result>,
): Promise<Result> {
  const inspection = inspections.get(address) ?? request(address);
  inspection.readers += 1;
  try {
    return await inspect(await withinDeadline(inspection.answer, LIMITS.diagnosisMs));
  } finally {
    inspection.readers -= 1;
    if (inspection.readers === 0) {
      forget(address, inspection);
      inspection.request.abort();
    }
  }
}

function request(address: string): Inspection {
  const request = new AbortController();
  const answer = fetch(address, { credentials: 'same-origin', cache: 'reload', signal: request.signal });
  const inspection = { answer, request, readers: 0 };
  inspections.set(address, inspection);
  const end = () => forget(address, inspection);
  answer.then(end, end);
  return inspection;
}

function forget(address: string, inspection: Inspection) {
  if (inspections.get(address) === inspection) inspections.delete(address);
}
