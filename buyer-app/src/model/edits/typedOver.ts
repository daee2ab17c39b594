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
