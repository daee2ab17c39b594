type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what was typed into server-rendered fields before their code came: React would reset them to what it renders. Call
 * what it returns once React listens.
 */
export function keepTypedText(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<Field>('textarea, input:not([type=checkbox], [type=radio])')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, text: field.value, selection: [field.selectionStart, field.selectionEnd] as const }));
  return () => {
    for (const { field, text, selection } of typed) {
      if (!field.isConnected) continue;
      // React compares with the value it saw last, so it must see the empty field before the text.
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      field.setSelectionRange(...selection);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
