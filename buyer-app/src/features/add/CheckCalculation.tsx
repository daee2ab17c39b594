import type { NumberExplanation } from '@tracking-console/contract/carriers';
import { useText } from '../../useText.ts';
import styles from './NumberExplained.module.css';

type Calculation = NonNullable<NumberExplanation['Calculation']>;

interface CheckCalculationProps {
  calculation: Calculation;
  /** The digit it comes to. */
  check: string;
}

/** The sum behind a check digit, a column for each digit, and the step from the sum to the digit. */
export function CheckCalculation({ calculation, check }: CheckCalculationProps) {
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
