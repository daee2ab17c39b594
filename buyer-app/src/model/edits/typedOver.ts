import type { Drafts } from '@tracking-console/platform';

/** A text that is being changed, and what it was when that began. */
export interface Typed {
  text: string;
  base: string;
}

const baseOf = (draft: string) => `${draft}.base`;

export function keepTyped({ write }: Pick<Drafts, 'write'>, draft: string, { text, base }: Typed): void {
  write(draft, text);
  write(baseOf(draft), text && base);
}

export function recallTyped({ read }: Pick<Drafts, 'read'>, draft: string): Typed | null {
  const text = read(draft);
  return text === '' ? null : { text, base: read(baseOf(draft)) };
}

export const forgetTyped = (drafts: Pick<Drafts, 'write'>, draft: string) =>
  keepTyped(drafts, draft, { text: '', base: '' });

/** What was kept of a form as JSON; {} where nothing was, or another version of this console wrote something else. */
export function parseDraft<Kept extends object>(text: string): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(text || 'null');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
