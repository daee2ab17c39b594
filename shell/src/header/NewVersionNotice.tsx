import { newVersionRequested, selectNewVersion } from '@tracking-console/platform';
import { Button, icons } from '@tracking-console/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../useText.ts';
import styles from './NewVersionNotice.module.css';

/** Shown once; the new version is loaded with the next navigation, or with this button. */
export function NewVersionNotice() {
  const t = useText();
  const dispatch = useDispatch();
  const isReady = useSelector(selectNewVersion) !== null;
  return (
    <>
      {/* Stands from the beginning: what is put into it later is read out. */}
      <span role="status" className={styles.said} data-ready={isReady}>
        {isReady && t('shell.newVersion.ready')}
      </span>
      {isReady && (
        <Button
          size="sm"
          icon={<icons.RefreshCw size={14} />}
          aria-label={t('shell.newVersion.name')}
          onClick={() => dispatch(newVersionRequested())}
        >
          <span className={styles.wide}>{t('panel.reload')}</span>
        </Button>
      )}
    </>
  );
}
