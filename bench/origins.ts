/** Where the kinds of pages are served. */
export interface Origins {
  ours: string;
  oneApplication: string;
  singleSpa: string;
  /** Ours without the rows the server renders. */
  unrendered: string;
}

export const KINDS = ['ours', 'oneApplication', 'singleSpa'] as const;

export type Kind = (typeof KINDS)[number];
export type Measured<Result> = Record<Kind, Result>;

/** One kind after the other: what is timed has the machine to itself. */
export async function ofEach<Subject, Result>(
  subjects: Measured<Subject>,
  measure: (subject: Subject) => Result | Promise<Result>,
) {
  const results: Partial<Measured<Result>> = {};
  for (const kind of KINDS) results[kind] = await measure(subjects[kind]);
  return results as Measured<Result>; // filled for each kind
}
