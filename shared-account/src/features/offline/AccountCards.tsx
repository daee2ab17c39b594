import { Banner, Card, CopyButton, KeyValueList, Skeleton } from '@tracking-console/ui';
import { FailedContent } from '../../components/FailedContent.tsx';
import { useReceivingAccountsQuery } from '../../model/transferQueries.ts';
import type { ReceivingAccount } from '../../model/transfers.ts';
import { useText } from '../../useText.ts';
import styles from './offline.module.css';

/** The accounts to transfer money to, a card per currency. */
export function AccountCards() {
  const t = useText();
  const { data: accounts, isError, refetch } = useReceivingAccountsQuery();
  if (!accounts) return isError ? <FailedContent onRetry={refetch} /> : <Skeleton kind="detail" rows={4} />;
  if (accounts.length === 0) return <Banner kind="info" text={t('offline.noAccounts')} />;
  return (
    <>
      <Banner kind="info" text={t('offline.useReference')} />
      <div className={styles.cards}>
        {accounts.map((account) => (
          <AccountCard key={account.currency} account={account} />
        ))}
      </div>
    </>
  );
}

function AccountCard({ account: { currency, holder, bank, swift, account } }: { account: ReceivingAccount }) {
  const t = useText();
  const facts = [
    ['holder', t('offline.holder'), holder],
    ['bank', t('offline.bank'), bank],
    ['swift', 'SWIFT / BIC', swift],
    ['account', t('offline.account'), account],
  ] as const;
  return (
    <Card title={currency}>
      <KeyValueList
        items={facts.map(([key, label, value]) => ({
          key,
          label,
          value: (
            <span className={styles.copied}>
              {value} <CopyButton value={value} label={`${label} (${currency})`} />
            </span>
          ),
        }))}
      />
    </Card>
  );
}
