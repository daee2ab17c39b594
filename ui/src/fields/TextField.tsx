import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../text/classNames.ts';
import styles from './control.module.css';
import { useFieldWiring } from './fieldContext.ts';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'> {
  /** Rendered inside the frame, before and after the input. */
  prefix?: ReactNode;
  suffix?: ReactNode;
}

export function TextField({ prefix, suffix, className, ...rest }: TextFieldProps) {
  const wiring = useFieldWiring(rest);
  return (
    <span className={classNames(styles.frame, className)}>
      {prefix && <span className={styles.affix}>{prefix}</span>}
      <input type="text" {...rest} {...wiring} className={styles.input} />
      {suffix && <span className={styles.affix}>{suffix}</span>}
    </span>
  );
}
