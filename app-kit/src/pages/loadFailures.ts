const failures = new WeakSet<object>();

/** Marks what a page's file failed with, to tell it from what a page throws while it renders. */
export const markingFailures = (load: () => Promise<unknown>) => () =>
  load().catch((failure: unknown) => {
    if (typeof failure === 'object' && failure !== null) failures.add(failure);
    throw failure;
  });

export const isLoadFailure = (failure: unknown) =>
  typeof failure === 'object' && failure !== null && failures.has(failure);
