import { Banner } from '@tracking-console/ui';
import { Awaited } from '../../components/Awaited.tsx';
import { type LedgerState, useVerifyLedgerQuery } from '../../model/ledgerQueries.ts';
import { useText } from '../../useText.ts';
import styles from './history.module.css';

/** Whether the ledger has been tampered with. */
export function ChainState() {
  const query = useVerifyLedgerQuery();
  if (query.data || query.error) return <Awaited query={query}>{(found) => <Found {...found} />}</Awaited>;
  // Reserves the room of the message, so that the tabs below do not move under the pointer.
  return (
    <div className={styles.coming} aria-hidden="true">
      <Found rows={0} broken={[]} />
    </div>
  );
}

function Found({ rows, broken }: LedgerState) {
  const t = useText();
  if (broken.length === 0) return <Banner kind="success" text={t('history.whole', { count: rows })} />;
  return (
    <Banner
      kind="error"
      text={
        <>
          {t('history.broken', { count: broken.length })}
          <ul>
            {broken.map(({ sequence, message }) => (
              <li key={`${sequence} ${message}`} lang="en">
                {message}
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
