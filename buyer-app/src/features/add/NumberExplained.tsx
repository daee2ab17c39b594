import { useCarrierNames, useLanguage } from '@tracking-console/app-kit';
import type { NumberExplanation } from '@tracking-console/contract/carriers';
import { Skeleton } from '@tracking-console/ui';
import { regionName } from '@tracking-console/ui/later';
import { FetchFailed } from '../../components/FetchFailed.tsx';
import { useText } from '../../useText.ts';
import { useExplainNumberQuery } from './explainApi.ts';
import styles from './NumberExplained.module.css';

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

type Part = NumberExplanation['Parts'][number];

interface NumberPartsProps {
  parts: readonly Part[];
  /** The check digit does not fit. */
  wrong: boolean;
}

/** A number in its parts, each with what it is and what it says. */
function NumberParts({ parts, wrong }: NumberPartsProps) {
  const t = useText();
  const language = useLanguage();
  const placed = parts.map((part, at) => ({
    ...part,
    from: parts.slice(0, at).reduce((sum, { Text }) => sum + Text.length, 0),
  }));
  return (
    <dl className={styles.parts}>
      {placed.map(({ from, Text, Meaning, Says }) => (
        <div key={from} className={`${styles.part} ${Meaning === 'check' ? (wrong ? styles.bad : styles.good) : ''}`}>
          <dt>{Text}</dt>
          <dd>
            {t(`shipments.explain.part.${Meaning}`)}
            {Says &&
              (Meaning === 'country' ? <span>{regionName(Says, language)}</span> : <span lang="en">{Says}</span>)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Calculation = NonNullable<NumberExplanation['Calculation']>;

interface CheckCalculationProps {
  calculation: Calculation;
  /** The digit it comes to. */
  check: string;
}

/** The sum behind a check digit, a column for each digit, and the step from the sum to the digit. */
function CheckCalculation({ calculation, check }: CheckCalculationProps) {
  const t = useText();
  const { Rule, Terms, Sum, Modulo } = calculation;
  const values = { sum: Sum, modulo: Modulo, rest: Sum % Modulo, check };
  // The columns have no names of their own but their places.
  const columns = Terms.map((term, place) => ({ ...term, place }));
  return (
    <>
      {columns.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={styles.sum} tabIndex={0} aria-label={t('shipments.explain.sum')}>
          <table>
            <tbody>
              <tr>
                <th scope="row">{t('shipments.explain.digit')}</th>
                {columns.map(({ place, Character, Value }) => (
                  <td key={place}>{Character === String(Value) ? Character : `${Character} = ${Value}`}</td>
                ))}
                <td />
              </tr>
              <tr>
                <th scope="row">{t('shipments.explain.weight')}</th>
                {columns.map(({ place, Weight }) => (
                  <td key={place}>{`× ${Weight}`}</td>
                ))}
                <td />
              </tr>
              <tr>
                <th scope="row">{t('shipments.explain.product')}</th>
                {columns.map(({ place, Product }) => (
                  <td key={place}>{Product}</td>
                ))}
                <td>
                  <strong>{`= ${Sum}`}</strong>
                </td>
              </tr>
            </tbody>
          </table>
        </section>
      )}
      <p>{t(`shipments.explain.rule.${Rule}`, values)}</p>
    </>
  );
}
