import { useCallback, useLayoutEffect, useState } from 'react';

/** Keeps typed text beyond the page it was typed in; '' deletes it. */
export interface DraftKeeper {
  read: (field: string) => string;
  write: (field: string, text: string) => void;
}

/**
 * Text that is being typed: it is there again after a crash of the page or a reload, until it is set to ''.
 * @param owner whose draft it is; it is read once that is known
 */
export function useDraft(drafts: DraftKeeper, field: string, owner: string | undefined) {
  const [text, setText] = useState('');
  // After the first render, which has to equal the server's.
  useLayoutEffect(() => {
    const kept = owner === undefined ? '' : drafts.read(field);
    if (kept !== '') setText(kept);
  }, [drafts, field, owner]);
  const change = useCallback(
    (next: string) => {
      setText(next);
      drafts.write(field, next);
    },
    [drafts, field],
  );
  return [text, change] as const;
}
