import { DRY_RUN_DAYS, DRY_RUN_ROWS } from '@tracking-console/contract/ruleConstants';
import type { DryRun, DryRunEntry, DryRunRule } from '@tracking-console/contract/rules';
import { Button, EmptyState, RelativeTime, Skeleton } from '@tracking-console/ui';
import { Dialog, Section, Stack } from '@tracking-console/ui/later';
import formStyles from '../../components/form.module.css';
import { useText } from '../../useText.ts';
import { useNoticeWords } from '../../words/useNoticeWords.ts';
import { useStatusWords } from '../../words/useStatusWords.ts';
import { useDryRunQuery } from './ruleQueries.ts';
import styles from './rules.module.css';

/** What a rule would have told of the last days; nothing is sent. */
export function DryRunDialog({ rule, onClose }: { rule: DryRunRule; onClose: () => void }) {
  const t = useText();
  const { currentData, isError, refetch } = useDryRunQuery(rule, { refetchOnMountOrArgChange: true });
  return (
    <Dialog open size="md" title={t('rules.dryRun.title', { days: DRY_RUN_DAYS })} onClose={onClose}>
      {currentData ? (
        <Outcome run={currentData} />
      ) : isError ? (
        <EmptyState
          kind="error"
          title={t('rules.failed')}
          actions={<Button onClick={refetch}>{t('action.retry')}</Button>}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton kind="text" rows={6} />
        </div>
      )}
    </Dialog>
  );
}

function Outcome({ run }: { run: DryRun }) {
  const t = useText();
  const { Shipments: shipments, IsPart, Recipients, Sent, Skipped, Entries } = run;
  return (
    <Stack>
      <p>
        {t('rules.dryRun.text', { shipments })} {IsPart && t('rules.dryRun.part', { shipments })}
      </p>
      <p>
        {Recipients.length > 0 ? t('rules.dryRun.to', { recipients: Recipients.join(', ') }) : t('rules.dryRun.nobody')}
      </p>
      <Entry
        title={t('rules.dryRun.sent', { total: Sent })}
        entries={Entries.filter(({ Reason }) => Reason === null)}
      />
      <Entry
        title={t('rules.dryRun.skipped', { total: Skipped })}
        entries={Entries.filter(({ Reason }) => Reason !== null)}
      />
    </Stack>
  );
}

function Entry({ title, entries }: { title: string; entries: readonly DryRunEntry[] }) {
  const t = useText();
  const words = useNoticeWords();
  const statuses = useStatusWords();
  return (
    <Section title={title}>
      {entries.length === 0 ? (
        <p className={formStyles.hint}>{t('defaults.none')}</p>
      ) : (
        <ul className={styles.entries} aria-label={title}>
          {entries.map(({ TrackNo, Carrier, Status, SubStatus, Time, Reason }) => (
            <li key={`${TrackNo} ${Carrier} ${Time}`}>
              <strong>{TrackNo}</strong>
              <span>{statuses.sub(SubStatus) || statuses.main(Status)}</span>
              {Reason && <span className={formStyles.hint}>{words.reason(Reason)}</span>}
              <span className={formStyles.hint}>
                <RelativeTime iso={Time} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {entries.length >= DRY_RUN_ROWS && (
        <p className={formStyles.hint}>{t('rules.dryRun.first', { shown: DRY_RUN_ROWS })}</p>
      )}
    </Section>
  );
}
