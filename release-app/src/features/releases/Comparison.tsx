import { Card, EmptyState } from '@tracking-console/ui';
import { useSearchParams } from 'react-router-dom';
import { ReleaseChanges } from '../../components/ReleaseChanges.tsx';
import { ReleaseSelect } from '../../components/ReleaseSelect.tsx';
import { useListChannelsQuery } from '../../model/channelQueries.ts';
import { useText } from '../../useText.ts';
import styles from './releases.module.css';

/** Any two releases, side by side; the address names them. Production's comes first by default. */
export function Comparison() {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const production = useListChannelsQuery().data?.find(({ name }) => name === 'production')?.stable;
  const from = address.get('from') ?? production ?? '';
  const to = address.get('to') ?? '';
  const choose = (change: object) => setAddress({ from, to, ...change }, { replace: true });
  return (
    <>
      <Card>
        <div className={styles.pair}>
          <ReleaseSelect label={t('compare.from')} value={from} onChange={(id) => choose({ from: id })} />
          <ReleaseSelect label={t('compare.to')} value={to} onChange={(id) => choose({ to: id })} />
        </div>
      </Card>
      {from !== '' && to !== '' ? (
        <ReleaseChanges from={from} to={to} />
      ) : (
        <EmptyState kind="nothing" title={t('compare.none')} />
      )}
    </>
  );
}
