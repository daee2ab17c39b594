import type { Drafts } from '@tracking-console/platform';
import { parseDraft } from '../../model/edits/parseDraft.ts';
import type { Choice } from './draft.ts';

/** What is being typed: the text, and what was chosen for the numbers in it. */
export interface KeptDraft {
  text: string;
  choices: Readonly<Record<string, Choice>>;
}

export const EMPTY_DRAFT: KeptDraft = { text: '', choices: {} };
/** The place a draft belongs to. */
export type DraftName = 'quick' | 'dialog' | 'prose';

export const fieldOf = (name: DraftName) => `shipments.add.${name}`;

/** F-46: what stood there before the tab left. */
export function recallDraft({ read }: Pick<Drafts, 'read'>, name: DraftName): KeptDraft | null {
  const { text, choices = {} } = parseDraft<KeptDraft>(read(fieldOf(name)));
  return typeof text === 'string' ? { text, choices } : null;
}

export function keepDraft({ write }: Pick<Drafts, 'write'>, name: DraftName, { text, choices }: KeptDraft): void {
  write(fieldOf(name), text === '' ? '' : JSON.stringify({ text, choices } satisfies KeptDraft));
}
