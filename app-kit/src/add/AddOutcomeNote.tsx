import { Banner } from '@tracking-console/ui';
import { useKitText } from '../texts/useKitText.ts';
import type { AddOutcome } from './draft.ts';

/** The outcome of the last attempt to add, in a sentence or two. */
export function AddOutcomeNote({ outcome }: { outcome: AddOutcome | null }) {
  const t = useKitText();
  if (!outcome) return null;
  const { added, refused, overQuota } = outcome;
  const sentences = [
    added > 0 && t('add.added', { count: added }),
    refused > 0 && t('add.notAdded', { count: refused }),
    overQuota > 0 && t('add.overQuota', { count: overQuota }),
  ].filter(Boolean);
  return <Banner kind={refused > 0 ? 'warning' : 'success'} text={sentences.join(' ')} />;
}
