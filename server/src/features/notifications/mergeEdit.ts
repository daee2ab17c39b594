import { isChangedMeanwhile } from '../../http/calls/changedMeanwhile.ts';

type Fields = Readonly<Record<string, unknown>> & { Enabled: boolean };

/**
 * What an edit saves; null: what it began with has been changed meanwhile. The switch is also flipped in the list, so an edit
 * that did not touch it keeps it as it is now. Without a base the edit replaces everything.
 */
export function mergeEdit<Edited extends Fields>(
  stored: Edited,
  base: Edited | undefined,
  edited: Edited,
): Edited | null {
  if (!base) return edited;
  const merged = edited.Enabled === base.Enabled ? { ...edited, Enabled: stored.Enabled } : edited;
  return isChangedMeanwhile(stored, base, merged) ? null : merged;
}
