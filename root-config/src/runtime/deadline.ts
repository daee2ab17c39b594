export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
}

/**
 * The work's result, unless it takes longer.
 * @throws DeadlineExceeded after `milliseconds`; the work itself goes on unobserved
 */
export function withinDeadline<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DeadlineExceeded(`There was no answer within ${milliseconds / 1000} seconds.`)),
      milliseconds,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
