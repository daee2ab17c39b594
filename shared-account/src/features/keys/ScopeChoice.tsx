import { KEY_SCOPES, type KeyScope } from '@tracking-console/contract/keyConstants';
import { Checkbox } from '@tracking-console/ui/later';
import { type ReactNode, useId } from 'react';
import { useText } from '../../useText.ts';
import styles from './keys.module.css';

interface ScopeChoiceProps {
  scopes: readonly KeyScope[];
  error: ReactNode;
  onChange: (scopes: readonly KeyScope[]) => void;
}

/** What a key may do. */
export function ScopeChoice({ scopes, error, onChange }: ScopeChoiceProps) {
  const t = useText();
  const id = useId();
  const change = (scope: KeyScope, isChosen: boolean) =>
    onChange(KEY_SCOPES.filter((one) => (one === scope ? isChosen : scopes.includes(one))));
  return (
    <fieldset className={styles.group} aria-describedby={error ? id : undefined}>
      <legend>{t('keys.scopes.label')}</legend>
      {KEY_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          checked={scopes.includes(scope)}
          aria-invalid={error ? true : undefined}
          onChange={(event) => change(scope, event.target.checked)}
        >
          {t(`keys.scopes.${scope}`)}
        </Checkbox>
      ))}
      <div role="alert" id={id} className={styles.error}>
        {error}
      </div>
    </fieldset>
  );
}
