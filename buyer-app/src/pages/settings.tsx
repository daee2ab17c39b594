import { PageHeader, usePageHeading } from '@tracking-console/ui';
import { RecentNotifications } from '../features/notifications/RecentNotifications.tsx';
import { AppearanceSettings } from '../features/settings/AppearanceSettings.tsx';
import { DeleteAccount } from '../features/settings/DeleteAccount.tsx';
import { DisplaySettings } from '../features/settings/DisplaySettings.tsx';
import { ImportSources } from '../features/settings/ImportSources.tsx';
import { NotificationSettings } from '../features/settings/NotificationSettings.tsx';
import { SettingsLeaveGuard } from '../features/settings/SettingsLeaveGuard.tsx';
import { ShortcutSettings } from '../features/settings/ShortcutSettings.tsx';
import { TrackingSettings } from '../features/settings/TrackingSettings.tsx';
import { RememberedMappings } from '../features/shipments/import/RememberedMappings.tsx';
import { ExportEverything } from '../features/shipments/tasks/ExportEverything.tsx';
import { useText } from '../useText.ts';
import styles from './settings.module.css';

/** PG-7 */
export function Component() {
  const say = useText();
  return (
    <div className={styles.page}>
      <PageHeader title={say('settings.title')} headingRef={usePageHeading()} />
      <div className={styles.column}>
        <AppearanceSettings />
        <DisplaySettings />
        <TrackingSettings />
        <ShortcutSettings />
      </div>
      <div className={styles.column}>
        <NotificationSettings />
        <RecentNotifications />
        <ImportSources remembered={<RememberedMappings />} />
        <ExportEverything />
        <DeleteAccount />
      </div>
      <SettingsLeaveGuard />
    </div>
  );
}
