import { Button } from '@tracking-console/ui';
import type { Controls } from './controls.ts';
import styles from './Panel.module.css';
import { usePanel, useTexts } from './PanelContext.ts';
import type { Row } from './rows.ts';

/** A button that has nothing to do keeps its place and the focus. */
export function Actions({ row, controls, onDone }: { row: Row; controls: Controls; onDone: () => void }) {
  const t = useTexts();
  const { platform } = usePanel();
  const stands = row.state !== '';
  const actions = [
    { key: 'mount', idle: stands },
    { key: 'unmount', idle: !stands },
    { key: 'unload', idle: false },
    { key: 'reload', idle: false },
  ] as const;
  const run = async (key: keyof Controls) => {
    try {
      await controls[key](row.name);
    } catch (error) {
      platform.reportBug(error);
    } finally {
      onDone();
    }
  };
  return (
    <div className={styles.actions}>
      {actions.map(({ key, idle }) => (
        <Button
          key={key}
          size="sm"
          aria-label={`${t(`panel.${key}`)} ${row.name}`}
          aria-disabled={idle}
          onClick={() => !idle && void run(key)}
        >
          {t(`panel.${key}`)}
        </Button>
      ))}
    </div>
  );
}
