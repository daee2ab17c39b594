const failures = new WeakSet<object>();

/** Marks a failed load of a page's file, to distinguish it from an error thrown while the page renders. */
export const markingFailures = (load: () => Promise<unknown>) => () =>
  load().catch((failure: unknown) => {
    if (typeof failure === 'object' && failure !== null) failures.add(failure);
    throw failure;
  });

export const isLoadFailure = (failure: unknown) =>
  typeof failure === 'object' && failure !== null && failures.has(failure);
