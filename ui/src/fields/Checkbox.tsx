import { type ComponentPropsWithRef, type ReactNode, useCallback } from 'react';
import { classNames } from '../text/classNames.ts';
import styles from './Checkbox.module.css';
import { useFieldWiring } from './fieldContext.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'ref'> {
  /** The text beside the box; without it give an aria-label. */
  children?: ReactNode;
  indeterminate?: boolean;
}

export function Checkbox({ children, indeterminate = false, className, ...rest }: CheckboxProps) {
  const wiring = useFieldWiring(rest);
  // The third state exists as a property only.
  const setIndeterminate = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = indeterminate;
    },
    [indeterminate],
  );
  return (
    <label className={classNames(styles.label, className)}>
      <input {...rest} {...wiring} ref={setIndeterminate} type="checkbox" className={styles.box} />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}
