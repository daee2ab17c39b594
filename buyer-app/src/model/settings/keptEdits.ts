import { SETTING_SECTIONS, type SettingSection } from '@tracking-console/contract/shipments/settingConstants';
import { type Drafts, parseDraft } from '@tracking-console/platform';
import { forgetTyped, keepTyped, recallTyped } from '../edits/typedOver.ts';
import type { SettingsChange, SettingsEdits } from './settingsSlice.ts';

const FIELD = 'settings';

/** What was changed and not saved, section by section. */
export function recallEdits(drafts: Pick<Drafts, 'read'>): SettingsChange[] {
  const kept = recallTyped(drafts, FIELD);
  const edits = parseDraft<SettingsEdits>(kept?.text ?? '');
  const bases = parseDraft<SettingsEdits>(kept?.base ?? '');
  return SETTING_SECTIONS.flatMap((section) => {
    const values = valuesOf(edits, section);
    // What this console has written; a value that does not fit is refused when it is saved.
    return Object.keys(values).length > 0
      ? [{ section, values, base: valuesOf(bases, section) } as SettingsChange]
      : [];
  });
}

/** A field that was empty for the moment has no value. */
const valuesOf = (edits: Partial<SettingsEdits>, section: SettingSection) =>
  Object.fromEntries(Object.entries(edits[section] ?? {}).filter(([, value]) => value !== null));

export function keepEdits(drafts: Pick<Drafts, 'write'>, edits: SettingsEdits, bases: SettingsEdits): void {
  const isAny = Object.values(edits).some((values) => Object.keys(values).length > 0);
  if (isAny) keepTyped(drafts, FIELD, { text: JSON.stringify(edits), base: JSON.stringify(bases) });
  else forgetTyped(drafts, FIELD);
}
