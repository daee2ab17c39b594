import { LeaveGuard } from '@tracking-console/app-kit/later';
import { SETTING_SECTIONS } from '@tracking-console/contract/shipments/settingConstants';
import { useDispatch, useSelector } from 'react-redux';
import { selectDrafts, settingsDiscarded } from '../../model/settings/settingsSlice.ts';

/** Confirms leaving with unsaved changes in any section. */
export function SettingsLeaveGuard() {
  const dispatch = useDispatch();
  const drafts = useSelector(selectDrafts);
  const changed = SETTING_SECTIONS.some((section) => Object.keys(drafts[section]).length > 0);
  return <LeaveGuard changed={changed} onDiscard={() => dispatch(settingsDiscarded(SETTING_SECTIONS))} />;
}
