import type { BuyerSettings, SettingSection } from '@tracking-console/contract/shipments/settingConstants';
import { useDispatch, useSelector } from 'react-redux';
import {
  type SettingsChange,
  selectBases,
  selectDrafts,
  selectOutdated,
  selectSaves,
  settingsDiscarded,
  settingsEdited,
  settingsKept,
  settingsSubmitted,
  settingsTaken,
  type WithSettings,
} from '../../model/settings/settingsSlice.ts';
import { useSettings } from '../../model/settings/useSettings.ts';

/** A section of the settings as shown on the page: the saved values, overridden by the unsaved changes. */
export function useSection<Name extends SettingSection>(name: Name) {
  const dispatch = useDispatch();
  const saved = useSettings()[name];
  // Selected by section, so that typing in one renders no other.
  const draft = useSelector((state: WithSettings) => selectDrafts(state)[name]);
  const base = useSelector((state: WithSettings) => selectBases(state)[name]);
  const outdated = useSelector((state: WithSettings) => selectOutdated(state, name));
  const { phase } = useSelector((state: WithSettings) => selectSaves(state)[name]);
  // TypeScript does not follow that a section's name and values belong together.
  const change = (values: object, from?: object) =>
    ({ section: name, values, ...(from && { base: from }) }) as SettingsChange;
  return {
    values: { ...saved, ...draft } as BuyerSettings[Name], // whole, because `saved` is
    changed: Object.keys(draft).length > 0,
    phase,
    edit: (values: Partial<BuyerSettings[Name]>) => dispatch(settingsEdited(change(values))),
    save: () => dispatch(settingsSubmitted(change(draft, base))),
    /** The names of what was changed elsewhere while it was changed here. */
    outdated: outdated === '' ? [] : outdated.split(','),
    keep: () => dispatch(settingsKept(name)),
    take: () => dispatch(settingsTaken(name)),
    discard: () => dispatch(settingsDiscarded([name])),
  };
}
