import { useDraft } from '@tracking-console/app-kit/later';
import { parseDraft } from '@tracking-console/platform';
import { useMemo } from 'react';

/**
 * A form of texts over the saved values: edits outlive the page, and values saved elsewhere meanwhile are shown
 * in fields without edits.
 * @param field names the form throughout the console
 */
export function useEdits<Values extends Record<keyof Values, string>>(field: string, saved: Values) {
  const [draft, setDraft] = useDraft(field);
  const edits = useMemo(() => readEdits(draft, saved), [draft, saved]);
  return {
    values: { ...saved, ...edits },
    /** Values that differ from the saved ones. */
    edits,
    changed: Object.keys(edits).length > 0,
    edit: (changes: Partial<Values>) => setDraft(JSON.stringify({ ...edits, ...changes })),
    discard: () => setDraft(''),
  };
}

function readEdits<Values extends Record<keyof Values, string>>(draft: string, saved: Values): Partial<Values> {
  const names = Object.keys(saved) as (keyof Values & string)[]; // of a plain object
  const kept = parseDraft<Values>(draft);
  const edited = names.filter((name) => typeof kept[name] === 'string' && kept[name] !== saved[name]);
  return Object.fromEntries(edited.map((name) => [name, kept[name]])) as Partial<Values>; // of these names
}
