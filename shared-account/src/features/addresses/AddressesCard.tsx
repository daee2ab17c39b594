import { usePlatform } from '@tracking-console/app-kit';
import { SectionCard } from '@tracking-console/app-kit/later';
import { MAX_RANGES } from '@tracking-console/contract/api/keyConstants';
import { Banner, Button, Card, Skeleton } from '@tracking-console/ui';
import { Checkbox, icons, useUnsaved } from '@tracking-console/ui/later';
import { FailedContent } from '../../components/FailedContent.tsx';
import { useText } from '../../useText.ts';
import styles from './addresses.module.css';
import { CheckResult } from './CheckResult.tsx';
import { LockOutDialog } from './LockOutDialog.tsx';
import { RangeRows } from './RangeRows.tsx';
import { type EditedAllowList, useAllowList } from './useAllowList.ts';

/** The addresses from which keys may be used. */
export function AddressesCard() {
  const t = useText();
  const { unsaved } = usePlatform();
  const allowList = useAllowList();
  const { isLoaded, isError, refetch, list, changed, isOutdated, phase, problem, edit, discard, save } = allowList;
  useUnsaved(unsaved, changed);
  if (!isLoaded)
    return (
      <Card title={t('addresses.title')} busy={!isError}>
        {isError ? <FailedContent onRetry={refetch} /> : <Skeleton rows={3} />}
      </Card>
    );
  const submit = () => void save();
  return (
    <>
      <SectionCard
        title={t('addresses.title')}
        description={t('addresses.text')}
        section={{ changed, phase, save: submit, discard }}
        invalid={problem?.place !== undefined}
        conflict={isOutdated && <Outdated allowList={allowList} />}
      >
        <RangeRows ranges={list.ranges} problem={problem} onChange={(ranges) => edit({ ranges })} />
        <Tools allowList={allowList} />
        <Checkbox checked={list.enabled} onChange={(event) => edit({ enabled: event.target.checked })}>
          {t('addresses.enabled')}
        </Checkbox>
        {problem?.problem === 'empty' && <Banner kind="error" text={t('addresses.problem.empty')} />}
        {allowList.found && <CheckResult found={allowList.found} />}
      </SectionCard>
      {problem?.problem === 'lockOut' && problem.check && (
        <LockOutDialog found={problem.check} onSave={() => save(true)} onClose={allowList.dismissProblem} />
      )}
    </>
  );
}

/** What helps to write the list. */
function Tools({ allowList }: { allowList: EditedAllowList }) {
  const t = useText();
  const { list, ownAddress, edit, check } = allowList;
  const isFull = list.ranges.length >= MAX_RANGES;
  const add = (range: string, note: string) => edit({ ranges: [...list.ranges, { range, note }] });
  const hasOwn = list.ranges.some(({ range }) => range === ownAddress);
  return (
    <div className={styles.tools}>
      <Button icon={<icons.Plus size={16} />} disabled={isFull} onClick={() => add('', '')}>
        {t('addresses.add')}
      </Button>
      <Button disabled={isFull || hasOwn} onClick={() => add(ownAddress, t('addresses.own.note'))}>
        {t('addresses.own.add', { address: ownAddress })}
      </Button>
      {list.ranges.length > 0 && <Button onClick={check}>{t('addresses.check')}</Button>}
    </div>
  );
}

function Outdated({ allowList: { keepOwn, discard } }: { allowList: EditedAllowList }) {
  const t = useText();
  return (
    <Banner
      kind="warning"
      text={t('addresses.problem.changed')}
      actions={
        <>
          <Button size="sm" onClick={discard}>
            {t('addresses.takeTheirs')}
          </Button>
          <Button size="sm" onClick={keepOwn}>
            {t('changedElsewhere.keep')}
          </Button>
        </>
      }
    />
  );
}
