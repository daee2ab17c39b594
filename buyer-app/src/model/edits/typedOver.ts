import { type Drafts, parseDraft } from '@tracking-console/platform';

/** A text that is being changed, and what it was when that began. */
export interface Typed {
  text: string;
  base: string;
}

/** As JSON, because an empty draft is none, and a field that was emptied is a change. */
export const keepTyped = ({ write }: Pick<Drafts, 'write'>, draft: string, { text, base }: Typed) =>
  write(draft, JSON.stringify({ text, base }));

export function recallTyped({ read }: Pick<Drafts, 'read'>, draft: string): Typed | null {
  const { text, base } = parseDraft<Typed>(read(draft));
  return typeof text === 'string' && typeof base === 'string' ? { text, base } : null;
}

export const forgetTyped = ({ write }: Pick<Drafts, 'write'>, draft: string) => write(draft, '');
