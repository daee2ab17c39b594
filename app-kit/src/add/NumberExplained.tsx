import type { NumberExplanation } from '@tracking-console/contract/shipments/carriers';
import { Button, EmptyState, Skeleton } from '@tracking-console/ui';
import { regionName } from '@tracking-console/ui/later';
import { useCarrierNames } from '../carriers/useCarriers.ts';
import { useLanguage } from '../texts/TextContext.ts';
import { useKitText } from '../texts/useKitText.ts';
import type { NumberCalls } from './draft.ts';
import styles from './NumberExplained.module.css';

/** What a number itself shows: its parts, and digit by digit how the check digit follows from the others. */
export function NumberExplained({ number, useExplanation }: { number: string } & Pick<NumberCalls, 'useExplanation'>) {
  const t = useKitText();
  const { data: explanations, error, refetch } = useExplanation(number);
  if (error) {
    return (
      <EmptyState
        kind="error"
        title={t('fetchFailed.title')}
        actions={<Button onClick={() => refetch()}>{t('action.retry')}</Button>}
      />
    );
  }
  if (!explanations) return <Skeleton kind="text" rows={3} />;
  const [best] = explanations;
  return (
    <section className={styles.explained} aria-label={t('explain.title', { number })}>
      {best ? <Explained explanation={best} /> : <p>{t('explain.unknown')}</p>}
    </section>
  );
}

function Explained({ explanation }: { explanation: NumberExplanation }) {
  const t = useKitText();
  const carrier = useCarrierNames()(explanation.Carrier);
  const given = explanation.Parts.find(({ Meaning }) => Meaning === 'check')?.Text ?? '';
  const right = explanation.ExpectedCheck ?? '';
  return (
    <>
      <p>{t('explain.format', { carrier })}</p>
      <NumberParts parts={explanation.Parts} wrong={explanation.CheckDigit === 'wrong'} />
      {explanation.Calculation ? (
        <>
          <CheckCalculation calculation={explanation.Calculation} check={right} />
          <p>
            <strong>
              {explanation.CheckDigit === 'wrong'
                ? t('explain.wrong', { given, right })
                : t('explain.right', { right })}
            </strong>
          </p>
        </>
      ) : (
        <p>{t('explain.none')}</p>
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

/** A number in its parts, each with its meaning and its value. */
function NumberParts({ parts, wrong }: NumberPartsProps) {
  const t = useKitText();
  const language = useLanguage();
  const placed = parts.map((part, at) => ({
    ...part,
    from: parts.slice(0, at).reduce((sum, { Text }) => sum + Text.length, 0),
  }));
  return (
    <dl className={styles.parts}>
      {placed.map(({ from, Text, Meaning, Detail }) => (
        <div key={from} className={`${styles.part} ${Meaning === 'check' ? (wrong ? styles.bad : styles.good) : ''}`}>
          <dt>{Text}</dt>
          <dd>
            {t(`explain.part.${Meaning}`)}
            {Detail &&
              (Meaning === 'country' ? <span>{regionName(Detail, language)}</span> : <span lang="en">{Detail}</span>)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Calculation = NonNullable<NumberExplanation['Calculation']>;

interface CheckCalculationProps {
  calculation: Calculation;
  /** The computed digit. */
  check: string;
}

/** The sum behind a check digit, a column for each digit, and the step from the sum to the digit. */
function CheckCalculation({ calculation, check }: CheckCalculationProps) {
  const t = useKitText();
  const { Rule, Terms, Sum, Modulo } = calculation;
  const values = { sum: Sum, modulo: Modulo, rest: Sum % Modulo, check };
  // The columns have no names of their own but their places.
  const columns = Terms.map((term, place) => ({ ...term, place }));
  return (
    <>
      {columns.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={styles.sum} tabIndex={0} aria-label={t('explain.sum')}>
          <table>
            <tbody>
              <tr>
                <th scope="row">{t('explain.digit')}</th>
                {columns.map(({ place, Character, Value }) => (
                  <td key={place}>{Character === String(Value) ? Character : `${Character} = ${Value}`}</td>
                ))}
                <td />
              </tr>
              <tr>
                <th scope="row">{t('explain.weight')}</th>
                {columns.map(({ place, Weight }) => (
                  <td key={place}>{`× ${Weight}`}</td>
                ))}
                <td />
              </tr>
              <tr>
                <th scope="row">{t('explain.product')}</th>
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
      <p>{t(`explain.rule.${Rule}`, values)}</p>
    </>
  );
}
