import { testNumberOf } from '@tracking-console/contract/api/testNumbers';
import { SUB_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { paths } from '@tracking-console/platform';
import { Card, IconButton, TextLink } from '@tracking-console/ui';
import { type Column, DataTable, icons } from '@tracking-console/ui/later';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useText } from '../../useText.ts';
import styles from './playground.module.css';

const STATUSES = Object.entries(SUB_STATUSES).flatMap(([main, subs]) =>
  subs.map((sub) => ({ main, sub, number: testNumberOf(sub) })),
);
type Row = (typeof STATUSES)[number];

/** Numbers that play a journey to one status each. */
export function TestNumbers({ onRegister }: { onRegister: (number: string) => void }) {
  const t = useText();
  const words = useStatusWords();
  const columns: Column<Row>[] = [
    {
      key: 'number',
      title: t('field.number'),
      priority: 1,
      cell: ({ number }) => <TextLink href={paths.api.tracking({ number, mode: 'test' })}>{number}</TextLink>,
    },
    { key: 'status', title: t('testNumbers.status'), cell: ({ main, sub }) => wordsOf(main, sub) },
    { key: 'code', title: t('column.status'), priority: 3, cell: ({ sub }) => <code>{sub}</code> },
    {
      key: 'register',
      title: t('column.actions'),
      titleHidden: true,
      align: 'end',
      priority: 1,
      cell: ({ number }) => (
        <IconButton
          size="sm"
          icon={<icons.PackagePlus size={16} />}
          label={`${t('tracking.register.action')}: ${number}`}
          onClick={() => onRegister(number)}
        />
      ),
    },
  ];
  return (
    <Card title={t('testNumbers.title')} flush>
      <p className={styles.note}>{t('testNumbers.text')}</p>
      <DataTable
        label={t('testNumbers.title')}
        columns={columns}
        rows={STATUSES}
        rowKey={({ number }) => number}
        rowLabel={({ number }) => number}
        density="compact"
        empty={{ kind: 'nothing', title: '' }}
      />
    </Card>
  );

  function wordsOf(main: string, sub: string): string {
    const [first, second] = [words.main(main), words.sub(sub)];
    return second && second !== first ? `${first}: ${second}` : first;
  }
}
