import { SETTING_SECTIONS } from '@tracking-console/contract/settingConstants';
import type { Drafts } from '@tracking-console/platform';
import { parseDraft } from '../parseDraft.ts';
import type { SettingsChange, SettingsEdits } from './settingsSlice.ts';

const FIELD = 'settings';

/** What was changed and not saved, section by section. */
export function recallEdits({ read }: Pick<Drafts, 'read'>): SettingsChange[] {
  const kept = parseDraft<SettingsEdits>(read(FIELD));
  return SETTING_SECTIONS.flatMap((section) => {
    // A field that was empty for the moment has no value.
    const values = Object.entries(kept[section] ?? {}).filter(([, value]) => value !== null);
    // What this console has written; a value that does not fit is refused when it is saved.
    return values.length > 0 ? [{ section, values: Object.fromEntries(values) } as SettingsChange] : [];
  });
}

export function keepEdits({ write }: Pick<Drafts, 'write'>, edits: SettingsEdits): void {
  const isAny = Object.values(edits).some((values) => Object.keys(values).length > 0);
  write(FIELD, isAny ? JSON.stringify(edits) : '');
}
