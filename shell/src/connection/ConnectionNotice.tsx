import { selectConnection, slowCallsCanceled } from '@tracking-console/platform';
import { Banner, Button } from '@tracking-console/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../useText.ts';
import styles from './ConnectionNotice.module.css';

/** Says why nothing comes: the browser is offline, or something that was asked for takes long. */
export function ConnectionNotice() {
  const t = useText();
  const dispatch = useDispatch();
  const { isOffline, isSlow } = useSelector(selectConnection);
  return (
    // Stands from the beginning: what is put into it later is read out.
    <div role="status" className={styles.place}>
      {isOffline && <Banner kind="warning" text={t('shell.connection.offline')} />}
      {isSlow && !isOffline && (
        <Banner
          kind="info"
          text={t('shell.connection.slow')}
          actions={
            <Button size="sm" onClick={() => dispatch(slowCallsCanceled())}>
              {t('shell.connection.cancel')}
            </Button>
          }
        />
      )}
    </div>
  );
}
