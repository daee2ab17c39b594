import { PageHeader } from '@tracking-console/ui';
import { DisplaySettings } from '../features/settings/DisplaySettings.tsx';
import { ShortcutSettings } from '../features/settings/ShortcutSettings.tsx';
import { usePageHeading } from '../usePageHeading.ts';
import { useText } from '../useText.ts';
import styles from './settings.module.css';

/** PG-7, as far as there is something to set. */
export function Component() {
  const say = useText();
  return (
    <div className={styles.page}>
      <PageHeader title={say('settings.title')} headingRef={usePageHeading()} />
      <DisplaySettings />
      <ShortcutSettings />
    </div>
  );
}
