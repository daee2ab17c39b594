export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
}

/** Waited for one after the other. */
const PARTS = 4;

/**
 * The work's result, unless it takes longer. Time in which nothing of the page could run (somebody else's long task, a
 * computer asleep) is no time the work has had: however long it was, it counts as one part of four at most.
 * @throws DeadlineExceeded after `milliseconds`; the work itself goes on unobserved
 */
export function withinDeadline<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    function wait(parts: number) {
      if (parts === 0) reject(new DeadlineExceeded(`There was no answer within ${milliseconds / 1000} seconds.`));
      else timer = setTimeout(wait, milliseconds / PARTS, parts - 1);
    }
    wait(PARTS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
