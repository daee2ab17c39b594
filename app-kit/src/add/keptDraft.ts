import { type Drafts, parseDraft, type State, selectProfile } from '@tracking-console/platform';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { usePlatform } from '../application/ApplicationContext.ts';
import type { Choice } from './draft.ts';

/** What is being typed: the text, and what was chosen for the numbers in it. */
export interface KeptDraft {
  text: string;
  choices: Readonly<Record<string, Choice>>;
}

export const EMPTY_DRAFT: KeptDraft = { text: '', choices: {} };

/** The draft as it was before the page was left. */
export function recallDraft({ read }: Pick<Drafts, 'read'>, name: string): KeptDraft | null {
  const { text, choices = {} } = parseDraft<KeptDraft>(read(name));
  return typeof text === 'string' ? { text, choices } : null;
}

export function keepDraft({ write }: Pick<Drafts, 'write'>, name: string, { text, choices }: KeptDraft): void {
  write(name, text === '' ? '' : JSON.stringify({ text, choices } satisfies KeptDraft));
}

/** A draft that outlives the page in this tab: a reload, an ended session, a way to another page and back. */
export function useKeptDraft(name: string): [draft: KeptDraft, change: Dispatch<SetStateAction<KeptDraft>>] {
  const { drafts } = usePlatform();
  const gid = useSelector((state: State) => selectProfile(state)?.gid);
  const [draft, change] = useState(EMPTY_DRAFT);
  const [owner, setOwner] = useState<string>();

  // After the first rendering: the server's page knows no draft.
  useEffect(() => {
    if (gid === undefined || gid === owner) return;
    const kept = recallDraft(drafts, name) ?? EMPTY_DRAFT;
    // Text typed in the meantime wins, unless another customer typed it.
    change((typed) => (owner === undefined && typed.text !== '' ? typed : kept));
    setOwner(gid);
  }, [drafts, gid, owner, name]);

  useEffect(() => {
    if (owner !== undefined) keepDraft(drafts, name, draft);
  }, [drafts, owner, name, draft]);

  return [draft, change];
}
