type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What somebody has typed into fields that stood before their code came. React would set them back to what it draws, so
 * it is told once it listens. Answers with how.
 */
export function keepTypedText(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<Field>('textarea, input:not([type=checkbox], [type=radio])')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, text: field.value, selection: [field.selectionStart, field.selectionEnd] as const }));
  return () => {
    for (const { field, text, selection } of typed) {
      if (!field.isConnected) continue;
      // React notices a change by the value it has seen last: it is shown the empty field, then the text by the back door.
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      field.setSelectionRange(...selection);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
