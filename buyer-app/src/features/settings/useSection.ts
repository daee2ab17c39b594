import type { BuyerSettings, SettingSection } from '@tracking-console/contract/settingConstants';
import { useDispatch, useSelector } from 'react-redux';
import {
  type SettingsChange,
  selectDrafts,
  selectSaves,
  settingsDiscarded,
  settingsEdited,
  settingsSubmitted,
  type WithSettings,
} from '../../settings/settingsSlice.ts';
import { useSettings } from '../../settings/useSettings.ts';

/** A section of the settings as it stands on the page: what was saved, under what has been changed since. */
export function useSection<Name extends SettingSection>(name: Name) {
  const dispatch = useDispatch();
  const saved = useSettings()[name];
  // Of this section alone: what is typed into one draws no other.
  const draft = useSelector((state: WithSettings) => selectDrafts(state)[name]);
  const { phase } = useSelector((state: WithSettings) => selectSaves(state)[name]);
  // TypeScript does not follow that a section's name and values belong together.
  const change = (values: object) => ({ section: name, values }) as SettingsChange;
  return {
    values: { ...saved, ...draft } as BuyerSettings[Name], // whole, because `saved` is
    changed: Object.keys(draft).length > 0,
    phase,
    edit: (values: Partial<BuyerSettings[Name]>) => dispatch(settingsEdited(change(values))),
    save: () => dispatch(settingsSubmitted(change(draft))),
    discard: () => dispatch(settingsDiscarded([name])),
  };
}
