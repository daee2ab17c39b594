import { useLanguage } from '@tracking-console/app-kit';
import type { IndexData } from '@tracking-console/contract/shipments/shipments';
import { paths } from '@tracking-console/platform';
import { Card, FormattedNumber, formatNumber, KeyValueList, Meter, Skeleton, TextLink } from '@tracking-console/ui';
import { useText } from '../../useText.ts';
import styles from './QuotaCard.module.css';

/** How much of the tracking quota is in use. Archived shipments take none of it. */
export function QuotaCard({ overview }: { overview: IndexData | undefined }) {
  const t = useText();
  return (
    <Card title={t('identity.quota')} busy={!overview}>
      {overview ? <Quota {...overview.utn} /> : <Skeleton rows={5} />}
    </Card>
  );
}

function Quota({ cnum, unum, inum, anum }: IndexData['utn']) {
  const t = useText();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <div className={styles.quota}>
      <Meter
        label={t('dashboard.quota.used')}
        value={unum}
        max={cnum}
        text={t('dashboard.quota.usedOf', { used: number(unum), total: number(cnum) })}
      />
      <KeyValueList
        items={[
          { key: 'free', label: t('identity.adding'), value: <FormattedNumber value={inum} /> },
          {
            key: 'archived',
            label: <TextLink href={paths.buyer.archived()}>{t('dashboard.quota.archived')}</TextLink>,
            value: <FormattedNumber value={anum} />,
          },
        ]}
      />
    </div>
  );
}
