import { useDeferredValue, useMemo } from 'react';
import { useText } from '../../useText.ts';
import type { JsonSchema } from './apiDocument.ts';
import type { Problem, problemsIn } from './editor/problems.ts';

/** What is wrong with a body, in words; nothing until `find` is there. */
export function useProblems(find: typeof problemsIn | undefined, text: string, schema: JsonSchema) {
  const t = useText();
  // Typing goes on while a long body is read.
  const read = useDeferredValue(text);
  return useMemo(
    () => (find?.(read, schema) ?? []).map((problem) => ({ ...problem, message: messageOf(problem, t) })),
    [find, read, schema, t],
  );
}

function messageOf({ kind, name, description }: Problem, t: ReturnType<typeof useText>): string {
  const message = t(`playground.problem.${kind}`, { name });
  return description && (kind === 'format' || kind === 'choice') ? `${message} ${description}` : message;
}
