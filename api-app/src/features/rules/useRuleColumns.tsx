import { useLanguage } from '@tracking-console/app-kit';
import type { RuleRow } from '@tracking-console/contract/notifications/rules';
import { FormattedNumber, RelativeTime, StatusBadge } from '@tracking-console/ui';
import { type Column, formatUnit } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import { Cut } from '../../components/Cut.tsx';
import { useFilterWords } from '../../components/useFilterWords.ts';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useText } from '../../useText.ts';
import styles from './rules.module.css';

export function useRuleColumns(menu: (rule: RuleRow) => ReactNode): Column<RuleRow>[] {
  const t = useText();
  const words = useRuleWords();
  return [
    {
      key: 'name',
      title: t('shipments.column.remark'),
      primary: true,
      cell: ({ Name }) => <span className={styles.name}>{Name}</span>,
    },
    { key: 'enabled', title: t('column.status'), cell: (rule) => <RuleState rule={rule} /> },
    { key: 'triggers', title: t('column.triggers'), cell: (rule) => <Cut text={words.triggers(rule)} /> },
    {
      key: 'filters',
      title: t('column.filters'),
      priority: 5,
      cell: (rule) => <Cut text={words.filters(rule) || '–'} />,
    },
    { key: 'recipients', title: t('column.recipients'), cell: (rule) => <Cut text={words.recipients(rule)} /> },
    {
      key: 'send',
      title: t('rules.send.label'),
      priority: 4,
      cell: ({ Send }) => <Cut text={t(`rules.send.${Send}`)} />,
    },
    {
      key: 'last',
      title: t('column.lastSent'),
      priority: 3,
      cell: ({ LastSent }) => (LastSent ? <RelativeTime iso={LastSent} /> : '–'),
    },
    {
      key: 'week',
      title: t('column.sentInWeek'),
      align: 'end',
      priority: 4,
      cell: ({ SentInWeek }) => <FormattedNumber value={SentInWeek} />,
    },
    { key: 'menu', title: t('column.actions'), titleHidden: true, align: 'end', priority: 1, cell: menu },
  ];
}

export function RuleSummary({ rule }: { rule: RuleRow }) {
  const words = useRuleWords();
  return (
    <span className={styles.summary}>
      <RuleState rule={rule} />
      {words.triggers(rule)}
    </span>
  );
}

function RuleState({ rule: { Enabled } }: { rule: RuleRow }) {
  const t = useText();
  return <StatusBadge tone={Enabled ? 'green' : 'grey'}>{t(`webhooks.state.${Enabled ? 'on' : 'off'}`)}</StatusBadge>;
}

function useRuleWords() {
  const t = useText();
  const language = useLanguage();
  const statuses = useStatusWords();
  const filters = useFilterWords();
  const days = (count: number) => formatUnit(count, 'day', language);
  return {
    triggers: ({ Event, Triggers, Filters }: RuleRow) => {
      if (Event !== 'shipment') return t(`rules.event.${Event}`);
      const named = Filters.SubStatus.length > 0 ? filters.subStatuses(Filters) : Triggers.map(statuses.main);
      return named.join(', ') || t('rules.statuses.any');
    },
    filters: ({ Filters }: RuleRow) => {
      const { TransitDays, NoUpdateDays } = Filters;
      return [
        ...filters.others(Filters),
        ...(TransitDays > 0 ? [`${t('shipments.fact.transit')} > ${days(TransitDays)}`] : []),
        ...(NoUpdateDays > 0 ? [`${t('column.updated')} > ${days(NoUpdateDays)}`] : []),
      ].join(' · ');
    },
    recipients: ({ Recipients, Url, UrlKind }: RuleRow) =>
      [...Recipients, ...(Url ? [`${t(`rules.urlKind.${UrlKind}`)}: ${URL.parse(Url)?.host ?? ''}`] : [])].join(', ') ||
      '–',
  };
}
