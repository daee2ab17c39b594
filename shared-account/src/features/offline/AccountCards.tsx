import type { ReceivingAccountRow } from '@tracking-console/contract/offline';
import { Banner, Card, CopyButton, KeyValueList, Skeleton } from '@tracking-console/ui';
import { FailedContent } from '../../components/FailedContent.tsx';
import { usePayData } from '../../model/usePayData.ts';
import { useText } from '../../useText.ts';
import styles from './offline.module.css';

/** Where money is transferred to, a card a currency. */
export function AccountCards() {
  const t = useText();
  const [state, refetch] = usePayData('GetReceivingAccounts', {});
  if (state.phase === 'failed') return <FailedContent onRetry={refetch} />;
  if (state.phase === 'loading') return <Skeleton kind="detail" rows={4} />;
  const { Accounts } = state.data;
  if (Accounts.length === 0) return <Banner kind="info" text={t('offline.noAccounts')} />;
  return (
    <>
      <Banner kind="info" text={t('offline.useReference')} />
      <div className={styles.cards}>
        {Accounts.map((account) => (
          <AccountCard key={account.Currency} account={account} />
        ))}
      </div>
    </>
  );
}

function AccountCard({ account: { Currency, Holder, Bank, Swift, Account } }: { account: ReceivingAccountRow }) {
  const t = useText();
  const facts = [
    ['holder', t('offline.holder'), Holder],
    ['bank', t('offline.bank'), Bank],
    ['swift', 'SWIFT / BIC', Swift],
    ['account', t('offline.account'), Account],
  ] as const;
  return (
    <Card title={Currency}>
      <KeyValueList
        items={facts.map(([key, label, value]) => ({
          key,
          label,
          value: (
            <span className={styles.copied}>
              {value} <CopyButton value={value} label={`${label} (${Currency})`} />
            </span>
          ),
        }))}
      />
    </Card>
  );
}
