import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { JsonSchema } from '../apiDocument.ts';
import { createJsonEditor, markProblems, setText } from './jsonEditor.ts';
import type { Problem } from './problems.ts';

export interface JsonEditorProps {
  text: string;
  schema: JsonSchema;
  label: string;
  describedBy: string;
  problems: readonly (Problem & { message: string })[];
  onChange: (text: string) => void;
  onSubmit: () => void;
}

/** A body with schema completion; the text belongs to the caller. */
export function JsonEditor({ text, schema, label, describedBy, problems, onChange, onSubmit }: JsonEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const change = useEffectEvent(onChange);
  const submit = useEffectEvent(onSubmit);
  const firstText = useEffectEvent(() => text);
  useLayoutEffect(() => {
    if (!place.current) return;
    const editor = createJsonEditor({
      parent: place.current,
      text: firstText(),
      schema,
      attributes: { 'aria-label': label, 'aria-describedby': describedBy },
      phrases: { Completions: label },
      onChange: (next) => change(next),
      onSubmit: () => submit(),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [schema, label, describedBy]);
  useEffect(() => {
    if (view.current) setText(view.current, text);
  }, [text]);
  useEffect(() => {
    if (!view.current) return;
    const marks = problems.map(({ from, to, kind, message }) => ({
      from,
      to,
      message,
      severity: kind === 'unknown' ? ('warning' as const) : ('error' as const),
    }));
    markProblems(view.current, marks);
  }, [problems]);
  return <div ref={place} />;
}
