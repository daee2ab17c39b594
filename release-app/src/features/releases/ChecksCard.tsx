import type { CheckReport } from '@tracking-console/contract/releases/releases';
import { Button, Card, icons, Loading, StatusBadge } from '@tracking-console/ui';
import { useTimeFormat } from '@tracking-console/ui/later';
import { FindingList } from '../../components/FindingList.tsx';
import { ProblemBanner } from '../../components/ProblemBanner.tsx';
import { problemIn } from '../../model/releaseBaseQuery.ts';
import { useCheckReleaseMutation } from '../../model/releaseQueries.ts';
import { useText } from '../../useText.ts';
import styles from './releases.module.css';

/** The findings of the checks, and a button that runs them. */
export function ChecksCard({ id, report }: { id: string; report: CheckReport | null }) {
  const t = useText();
  const timeText = useTimeFormat();
  const [check, { isLoading, error }] = useCheckReleaseMutation();
  return (
    <Card
      title={t('checks.title')}
      busy={isLoading}
      actions={
        <>
          {report && <Outcome passed={report.passed} />}
          <Button size="sm" loading={isLoading} onClick={() => check(id)}>
            {t(report ? 'checks.again' : 'checks.run')}
          </Button>
        </>
      }
    >
      <div className={styles.checks}>
        <ProblemBanner problem={problemIn(error)} />
        {isLoading && <Loading size="sm" tip={t('promote.checking')} />}
        {!report && !isLoading && <p>{t('checks.never')}</p>}
        {report && <p className={styles.muted}>{t('checks.byOn', { who: report.by, date: timeText(report.time) })}</p>}
        {report && report.findings.length > 0 && <FindingList findings={report.findings} />}
      </div>
    </Card>
  );
}

function Outcome({ passed }: { passed: boolean }) {
  const t = useText();
  return passed ? (
    <StatusBadge tone="green" icon={<icons.Check size={13} />}>
      {t('checks.passed')}
    </StatusBadge>
  ) : (
    <StatusBadge tone="red" icon={<icons.X size={13} />}>
      {t('checks.failed')}
    </StatusBadge>
  );
}
