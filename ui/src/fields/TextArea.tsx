import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../text/classNames.ts';
import styles from './control.module.css';
import { useFieldWiring } from './fieldContext.ts';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** Shows how much of `maxLength` is used. */
  counter?: boolean;
}

export function TextArea({ counter = false, className, rows = 4, ...rest }: TextAreaProps) {
  const wiring = useFieldWiring(rest);
  const used = typeof rest.value === 'string' ? rest.value.length : 0;
  return (
    <span className={classNames(styles.frame, styles.tall, className)}>
      <textarea {...rest} {...wiring} rows={rows} className={styles.input} />
      {counter && rest.maxLength !== undefined && (
        <span className={styles.counter} aria-hidden="true">
          {used}/{rest.maxLength}
        </span>
      )}
    </span>
  );
}
