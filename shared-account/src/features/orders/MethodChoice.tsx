import type { PayMethod } from '@tracking-console/contract/orders/orderConstants';
import { useText } from '../../useText.ts';
import styles from './orders.module.css';

interface MethodChoiceProps {
  methods: readonly PayMethod[];
  chosen: PayMethod | undefined;
  onChoose: (method: PayMethod) => void;
}

/** One of the ways to pay. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const t = useText();
  return (
    <fieldset className={styles.choices}>
      <legend>{t('column.payMethod')}</legend>
      <div className={styles.methods}>
        {methods.map((method) => (
          <label key={method} className={styles.choice}>
            <input type="radio" name="method" checked={method === chosen} onChange={() => onChoose(method)} />
            {t(`orders.method.${method}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
