export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
}

/** The limit is waited for in this many timers, one after the other. */
const PARTS = 4;

/**
 * The work's result, unless it takes longer. Time in which the page could not run (a long task, a sleeping computer) counts as
 * one of the parts at most, however long it was, because the work could not run either.
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
