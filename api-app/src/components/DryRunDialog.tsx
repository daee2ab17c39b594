import { LoadFailed } from '@tracking-console/app-kit/later';
import type { DryRun, DryRunEntry } from '@tracking-console/contract/notifications/dryRun';
import { DRY_RUN_ROWS } from '@tracking-console/contract/notifications/ruleConstants';
import { RelativeTime, Skeleton } from '@tracking-console/ui';
import { Dialog, Section, Stack } from '@tracking-console/ui/later';
import { isBusy } from '../model/tooOften.ts';
import { useText } from '../useText.ts';
import styles from './dryRun.module.css';
import formStyles from './form.module.css';
import { useNoticeWords } from './useNoticeWords.ts';
import { useStatusWords } from './useStatusWords.ts';

interface DryRunDialogProps {
  title: string;
  /** What the server answers. */
  query: { currentData?: DryRun | undefined; error?: unknown; refetch: () => void };
  /** The recipients it would have been sent to. */
  recipients: (run: DryRun) => string;
  onClose: () => void;
}

/** What a rule or a flow would have sent in the last days; nothing is sent. */
export function DryRunDialog({ title, query, recipients, onClose }: DryRunDialogProps) {
  const t = useText();
  const { currentData, error, refetch } = query;
  return (
    <Dialog open size="md" title={title} onClose={onClose}>
      {currentData ? (
        <Outcome run={currentData} recipients={recipients(currentData)} />
      ) : error ? (
        <LoadFailed
          title={t('rules.dryRun.failed')}
          text={isBusy(error) ? t('rules.dryRun.busy') : undefined}
          onRetry={refetch}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton kind="text" rows={6} />
        </div>
      )}
    </Dialog>
  );
}

function Outcome({ run, recipients }: { run: DryRun; recipients: string }) {
  const t = useText();
  const words = useNoticeWords();
  const { Shipments: shipments, IsPart, Sent, Skipped, Reasons, Entries } = run;
  return (
    <Stack>
      <p>
        {t('rules.dryRun.text', { shipments })} {IsPart && t('rules.dryRun.part', { shipments })}
      </p>
      <p>{recipients}</p>
      <EntryList
        title={t('rules.dryRun.sent', { total: Sent })}
        entries={Entries.filter(({ Reason }) => Reason === null)}
      />
      <EntryList
        title={t('rules.dryRun.skipped', { total: Skipped })}
        summary={Reasons.map(({ Reason, Total }) => `${words.reason(Reason)} (${Total})`).join(' · ')}
        entries={Entries.filter(({ Reason }) => Reason !== null)}
      />
    </Stack>
  );
}

interface EntryListProps {
  title: string;
  summary?: string;
  entries: readonly DryRunEntry[];
}

function EntryList({ title, summary, entries }: EntryListProps) {
  const t = useText();
  const words = useNoticeWords();
  const statuses = useStatusWords();
  return (
    <Section title={title}>
      {summary && <p>{summary}</p>}
      {entries.length === 0 ? (
        <p className={formStyles.hint}>{t('defaults.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is long is scrolled by keyboard
        <ul className={styles.entries} aria-label={title} tabIndex={0}>
          {entries.map(({ TrackNo, Carrier, Status, SubStatus, Time, Recipient, Reason }) => (
            <li key={`${TrackNo} ${Carrier} ${Time}`}>
              <strong>{TrackNo}</strong>
              <span>{statuses.sub(SubStatus) || statuses.main(Status)}</span>
              {Recipient && <span>{Recipient}</span>}
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
