import { useApplication } from '@tracking-console/app-kit';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useGid } from '../../model/useGid.ts';
import { type DraftName, EMPTY_DRAFT, type KeptDraft, keepDraft, recallDraft } from './keptDraft.ts';

/** A draft that outlives the page in this tab: a reload, an ended session, a way to another page and back. */
export function useKeptDraft(name: DraftName): [draft: KeptDraft, change: Dispatch<SetStateAction<KeptDraft>>] {
  const { drafts } = useApplication().platform;
  const gid = useGid();
  const [draft, change] = useState(EMPTY_DRAFT);
  const [owner, setOwner] = useState<string>();

  // After the first drawing: the server's page knows no draft.
  useEffect(() => {
    if (gid === undefined || gid === owner) return;
    const kept = recallDraft(drafts, name) ?? EMPTY_DRAFT;
    // What is typed already counts more, unless somebody else typed it.
    change((typed) => (owner === undefined && typed.text !== '' ? typed : kept));
    setOwner(gid);
  }, [drafts, gid, owner, name]);

  useEffect(() => {
    if (owner !== undefined) keepDraft(drafts, name, draft);
  }, [drafts, owner, name, draft]);

  return [draft, change];
}
