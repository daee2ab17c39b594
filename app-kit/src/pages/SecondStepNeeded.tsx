import { paths, selectOpenApps } from '@tracking-console/platform';
import { Button, EmptyState, LinkButton } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useSelector } from 'react-redux';
import { useKitText } from '../texts/useKitText.ts';

/** Replaces a staff page in a session that was opened by a password only: how to set up a second step. */
export function SecondStepNeeded({ onRetry }: { onRetry: () => unknown }) {
  const t = useKitText();
  const isBuyer = useSelector(selectOpenApps).includes('BUYER');
  return (
    <EmptyState
      kind="error"
      icon={<icons.ShieldCheck size={22} />}
      title={t('secondStep.title')}
      text={t('problem.secondStepNeeded')}
      actions={
        <>
          <LinkButton kind="primary" href={isBuyer ? paths.buyer.security() : paths.api.security()}>
            {t('secondStep.open')}
          </LinkButton>
          <Button onClick={() => onRetry()}>{t('action.retry')}</Button>
        </>
      }
    />
  );
}
