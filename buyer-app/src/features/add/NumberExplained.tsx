import { useCarrierNames } from '@tracking-console/app-kit';
import type { NumberExplanation } from '@tracking-console/contract/carriers';
import { Skeleton } from '@tracking-console/ui';
import { FetchFailed } from '../../components/FetchFailed.tsx';
import { useText } from '../../useText.ts';
import { CheckCalculation } from './CheckCalculation.tsx';
import { useExplainNumberQuery } from './explainApi.ts';
import styles from './NumberExplained.module.css';
import { NumberParts } from './NumberParts.tsx';

/** What a number says by itself: its parts, and digit by digit how the check digit follows from the others. */
export function NumberExplained({ number }: { number: string }) {
  const t = useText();
  const { data: explanations, error, refetch } = useExplainNumberQuery(number);
  if (error) return <FetchFailed failure={error} onRetry={refetch} />;
  if (!explanations) return <Skeleton kind="text" rows={3} />;
  const [best] = explanations;
  return (
    <section className={styles.explained} aria-label={t('shipments.explain.title', { number })}>
      {best ? <Explained explanation={best} /> : <p>{t('shipments.explain.unknown')}</p>}
    </section>
  );
}

function Explained({ explanation }: { explanation: NumberExplanation }) {
  const t = useText();
  const carrier = useCarrierNames()(explanation.Carrier);
  const given = explanation.Parts.find(({ Meaning }) => Meaning === 'check')?.Text ?? '';
  const right = explanation.ExpectedCheck ?? '';
  return (
    <>
      <p>{t('shipments.explain.format', { carrier })}</p>
      <NumberParts parts={explanation.Parts} wrong={explanation.CheckDigit === 'wrong'} />
      {explanation.Calculation ? (
        <>
          <CheckCalculation calculation={explanation.Calculation} check={right} />
          <p>
            <strong>
              {explanation.CheckDigit === 'wrong'
                ? t('shipments.explain.wrong', { given, right })
                : t('shipments.explain.right', { right })}
            </strong>
          </p>
        </>
      ) : (
        <p>{t('shipments.explain.none')}</p>
      )}
    </>
  );
}
