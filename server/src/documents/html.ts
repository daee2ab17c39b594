/** Markup that is placed in a page unescaped. */
export interface Html {
  readonly markup: string;
}

type Piece = string | number | Html | readonly Html[] | undefined;

/** A template whose values are escaped unless they are markup themselves: html`<p>${text}</p>`. */
export function html(strings: TemplateStringsArray, ...values: Piece[]): Html {
  const markup = strings.map((text, index) => text + (index < values.length ? write(values[index]) : '')).join('');
  return { markup };
}

/** Markup from a source that is trusted: our own build. */
export function trusted(markup: string): Html {
  return { markup };
}

/** Data inside a script element; the text cannot end the element. */
export function jsonForScript(value: unknown): Html {
  return trusted(JSON.stringify(value).replaceAll('<', '\\u003c'));
}

function write(value: Piece): string {
  if (value === undefined) return '';
  if (typeof value === 'object') return 'markup' in value ? value.markup : value.map(write).join('');
  return escapeHtml(String(value));
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
