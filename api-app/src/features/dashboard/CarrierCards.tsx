import { useCarrierNames, useLanguage } from '@tracking-console/app-kit';
import type { CarrierFigures } from '@tracking-console/contract/api/apiDashboard';
import { paths } from '@tracking-console/platform';
import { FormattedNumber, formatNumber, LinkButton } from '@tracking-console/ui';
import { formatUnit, RangeChart, regionName } from '@tracking-console/ui/later';
import type { CSSProperties } from 'react';
import { useText } from '../../useText.ts';
import styles from './dashboard.module.css';
import { useCarrierFiguresQuery } from './dashboardQueries.ts';
import { QueryCard } from './QueryCard.tsx';

/** Pairs of carrier and country, and countries, that are shown: those with the most shipments. */
const MAX_SHOWN = { transit: 6, exceptions: 12 };

type Timed = CarrierFigures & { median: number; p90: number };

/** How long the carriers took to each country, and what came by the day they had given. */
export function TransitCard() {
  const t = useText();
  const language = useLanguage();
  const carrierName = useCarrierNames();
  const title = t('dashboard.transit.title');
  const days = (value: number) => formatUnit(value, 'day', language);
  const timed = (carriers: readonly CarrierFigures[]) =>
    carriers.filter((one): one is Timed => one.median !== null && one.p90 !== null);
  const noteOf = ({ delivered, on_time: share }: CarrierFigures) =>
    [
      formatNumber(delivered, language),
      share !== null && t('dashboard.transit.onTime', { share: formatUnit(share * 100, 'percent', language) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <QueryCard
      title={title}
      query={useCarrierFiguresQuery()}
      rows={19}
      empty={({ carriers }) => timed(carriers).length === 0 && t('dashboard.transit.none')}
    >
      {({ carriers }) => (
        <RangeChart
          label={title}
          rowsLabel={t('shipments.fact.carrier')}
          middleLabel={t('dashboard.transit.median')}
          endLabel={t('dashboard.transit.p90')}
          noteLabel={t('status.Delivered')}
          rows={timed(carriers)
            .slice(0, MAX_SHOWN.transit)
            .map((one) => ({
              key: `${one.carrier}.${one.destination}`,
              name: [carrierName(one.carrier), one.destination && regionName(one.destination, language)]
                .filter(Boolean)
                .join(' → '),
              middle: one.median,
              end: one.p90,
              middleText: days(one.median),
              endText: days(one.p90),
              note: noteOf(one),
            }))}
        />
      )}
    </QueryCard>
  );
}

/** Where shipments have the status Exception: the more, the stronger the colour. */
export function ExceptionsCard() {
  const t = useText();
  const language = useLanguage();
  const title = t('dashboard.exceptions.title');
  return (
    <QueryCard
      title={title}
      actions={
        <LinkButton size="sm" kind="text" href={paths.api.tracking({ package_status: 'Exception' })}>
          {t('action.showAll')}
        </LinkButton>
      }
      query={useCarrierFiguresQuery()}
      rows={5}
      empty={({ exceptions }) => exceptions.length === 0 && t('dashboard.exceptions.none')}
    >
      {({ exceptions }) => (
        <ul className={styles.heat} aria-label={title}>
          {exceptions.slice(0, MAX_SHOWN.exceptions).map(({ country, count }) => (
            <li key={country} style={{ '--share': count / (exceptions[0]?.count ?? count) } as CSSProperties}>
              <span>{country ? regionName(country, language) : t('dashboard.exceptions.unknown')}</span>
              <strong>
                <FormattedNumber value={count} />
              </strong>
            </li>
          ))}
        </ul>
      )}
    </QueryCard>
  );
}
