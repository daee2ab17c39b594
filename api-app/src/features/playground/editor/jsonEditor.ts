import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { EditorState, Prec } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { JsonSchema } from '../apiDocument.ts';
import { schemaCompletion } from './schemaCompletion.ts';

interface EditorOptions {
  parent: HTMLElement;
  text: string;
  schema: JsonSchema;
  /** Names the field, and what describes it. */
  attributes: Record<string, string>;
  /** The editor's own words. */
  phrases: Record<string, string>;
  onChange: (text: string) => void;
  onSubmit: () => void;
}

/** Of the page's policy, which lets no other style element in. */
const pageNonce = () => document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';

export function createJsonEditor(options: EditorOptions): EditorView {
  const { parent, text, schema, attributes, phrases, onChange, onSubmit } = options;
  const submit = () => {
    onSubmit();
    return true;
  };
  const extensions = [
    EditorView.cspNonce.of(pageNonce()),
    Prec.highest(
      keymap.of([
        { key: 'Mod-Enter', run: submit },
        { key: 'Ctrl-Enter', run: submit },
      ]),
    ),
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    json(),
    autocompletion({ override: [schemaCompletion(schema)], icons: false }),
    // Tab leaves the field, as in any other.
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
    syntaxHighlighting(colors),
    theme,
    EditorState.phrases.of(phrases),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ spellcheck: 'false', autocapitalize: 'off', ...attributes }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(state.doc.toString());
    }),
  ];
  return new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) });
}

export function setText(view: EditorView, text: string): void {
  if (view.state.doc.toString() === text) return;
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
}

export function markProblems(view: EditorView, diagnostics: readonly Diagnostic[]): void {
  // They were found in a text that may have been changed since.
  const length = view.state.doc.length;
  const within = diagnostics.filter(({ to }) => to <= length);
  view.dispatch(setDiagnostics(view.state, within));
}

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--tc-blue)' },
  { tag: tags.string, color: 'var(--tc-green)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--tc-orange)' },
  { tag: tags.punctuation, color: 'var(--tc-text-muted)' },
]);

const theme = EditorView.theme({
  '&': {
    border: '1px solid var(--tc-border-field)',
    borderRadius: 'var(--tc-radius)',
    background: 'var(--tc-surface)',
    color: 'var(--tc-text)',
    fontSize: 'var(--tc-size-sm)',
  },
  '&.cm-focused': { outline: '2px solid var(--tc-focus)', outlineOffset: '1px' },
  '.cm-content, .cm-gutter': { minHeight: '12rem' },
  '.cm-scroller': { maxHeight: '28rem', fontFamily: 'var(--tc-font-code)', lineHeight: '1.6' },
  '.cm-gutters': {
    border: 'none',
    background: 'var(--tc-surface-subtle)',
    color: 'var(--tc-text-faint)',
  },
  '.cm-cursor': { borderLeftColor: 'var(--tc-text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--tc-accent-ground)',
  },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--tc-surface-pressed)', color: 'inherit' },
  '.cm-tooltip': {
    border: 'var(--tc-hairline)',
    borderRadius: 'var(--tc-radius)',
    background: 'var(--tc-surface-raised)',
    boxShadow: 'var(--tc-shadow-float)',
    color: 'var(--tc-text)',
  },
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--tc-font-code)' },
  '.cm-tooltip-autocomplete > ul > li': { padding: 'var(--tc-space-1) var(--tc-space-2)' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--tc-accent)',
    color: 'var(--tc-on-accent)',
  },
  '.cm-completionDetail': { fontStyle: 'normal', color: 'var(--tc-text-muted)' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-completionInfo': { maxWidth: '20rem', padding: 'var(--tc-space-2)', fontFamily: 'var(--tc-font)' },
  '.cm-diagnostic': { padding: 'var(--tc-space-1) var(--tc-space-2)', fontFamily: 'var(--tc-font)' },
});
