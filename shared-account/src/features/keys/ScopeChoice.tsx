import { KEY_SCOPES, type KeyScope } from '@tracking-console/contract/api/keyConstants';
import { Checkbox, FieldGroup } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import { useText } from '../../useText.ts';

interface ScopeChoiceProps {
  scopes: readonly KeyScope[];
  error: ReactNode;
  onChange: (scopes: readonly KeyScope[]) => void;
}

/** What a key may do. */
export function ScopeChoice({ scopes, error, onChange }: ScopeChoiceProps) {
  const t = useText();
  const change = (scope: KeyScope, isChosen: boolean) =>
    onChange(KEY_SCOPES.filter((one) => (one === scope ? isChosen : scopes.includes(one))));
  return (
    <FieldGroup label={t('keys.scopes.label')} error={error}>
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
    </FieldGroup>
  );
}
