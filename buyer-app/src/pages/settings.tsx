import { PageHeader, usePageHeading } from '@tracking-console/ui';
import { useDeferredValue } from 'react';
import { RememberedMappings } from '../features/import/RememberedMappings.tsx';
import { RecentNotifications } from '../features/notifications/RecentNotifications.tsx';
import { AppearanceSettings } from '../features/settings/AppearanceSettings.tsx';
import { DisplaySettings } from '../features/settings/DisplaySettings.tsx';
import { ImportSources } from '../features/settings/ImportSources.tsx';
import { NotificationSettings } from '../features/settings/NotificationSettings.tsx';
import { SettingsLeaveGuard } from '../features/settings/SettingsLeaveGuard.tsx';
import { TrackingSettings } from '../features/settings/TrackingSettings.tsx';
import { ShortcutSettings } from '../features/shortcuts/ShortcutSettings.tsx';
import { ExportShipments } from '../features/tasks/ExportShipments.tsx';
import { useText } from '../useText.ts';
import styles from './settings.module.css';

/** The heading renders first; the many cards take longer. */
export function Component() {
  const t = useText();
  const withCards = useDeferredValue(true, false);
  return (
    <div className={styles.page}>
      <PageHeader title={t('menu.settings')} headingRef={usePageHeading()} />
      {withCards && <Cards />}
      <SettingsLeaveGuard />
    </div>
  );
}

function Cards() {
  return (
    <>
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
        <ExportShipments />
      </div>
    </>
  );
}
