const REPORT_MS = 30_000;
/** What is not ready by then never will be: a busy machine is slow, but not that slow. */
export const PATIENCE_MS = 15 * 60_000;

/** Waits as long as it takes, and prints meanwhile what it waits for. */
export async function waitFor<Result>(what: string, work: Promise<Result>): Promise<Result> {
  const begun = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const waited = performance.now() - begun;
      console.log(`  waiting for ${what}: ${Math.round(waited / 1000)} s so far`);
      if (waited > PATIENCE_MS) reject(new Error(`Waited ${PATIENCE_MS / 60_000} minutes in vain for ${what}.`));
    }, REPORT_MS);
  });
  try {
    return await Promise.race([work, overdue]);
  } finally {
    clearInterval(timer);
  }
}
