import { Banner } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { useVerifyLedgerQuery } from '../../queries/ledgerQueries.ts';

/** Whether anybody has rewritten the ledger. */
export function ChainState() {
  const { t } = useTranslation('release-app');
  const { data } = useVerifyLedgerQuery();
  if (!data) return null;
  const { rows, broken } = data;
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
