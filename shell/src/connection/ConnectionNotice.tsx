import { selectConnection, slowCallsCanceled } from '@tracking-console/platform';
import { Banner, Button } from '@tracking-console/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../useText.ts';
import styles from './ConnectionNotice.module.css';

/** Shows why nothing loads: the browser is offline, or a call takes long. */
export function ConnectionNotice() {
  const t = useText();
  const dispatch = useDispatch();
  const { isOffline, isSlow } = useSelector(selectConnection);
  return (
    // Always rendered: screen readers read out what is added to it later.
    <div role="status" className={styles.place}>
      {isOffline && <Banner kind="warning" text={t('shell.connection.offline')} />}
      {isSlow && !isOffline && (
        <Banner
          kind="info"
          text={t('shell.connection.slow')}
          actions={
            <Button size="sm" onClick={() => dispatch(slowCallsCanceled())}>
              {t('action.cancel')}
            </Button>
          }
        />
      )}
    </div>
  );
}
