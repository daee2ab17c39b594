import type { JsonEditorProps } from '../features/playground/editor/JsonEditor.tsx';

/** Replaces the editor in tests: the same text in a plain field. */
export function JsonEditor({ text, label, describedBy, onChange }: JsonEditorProps) {
  return (
    <textarea
      value={text}
      aria-label={label}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
