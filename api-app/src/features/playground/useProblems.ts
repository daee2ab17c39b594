import { useDeferredValue, useMemo } from 'react';
import { useText } from '../../useText.ts';
import type { JsonSchema } from './apiDocument.ts';
import type { createProblemFinder, Problem } from './editor/problems.ts';

/** What is wrong with a body, in words; nothing until the finder is there. */
export function useProblems(createFinder: typeof createProblemFinder | undefined, text: string, schema: JsonSchema) {
  const t = useText();
  // Typing goes on while a long body is read.
  const read = useDeferredValue(text);
  const find = useMemo(() => createFinder?.(schema), [createFinder, schema]);
  return useMemo(
    () => (find?.(read) ?? []).map((problem) => ({ ...problem, message: messageOf(problem, t) })),
    [find, read, t],
  );
}

function messageOf({ kind, name, description }: Problem, t: ReturnType<typeof useText>): string {
  const message = t(`playground.problem.${kind}`, { name });
  return description && kind === 'format' ? `${message} ${description}` : message;
}
