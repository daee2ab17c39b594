import { Checkbox } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';

export interface Keeping {
  isSaved: boolean;
  isDefault: boolean;
}

interface ProfileKeepingProps extends Keeping {
  /** It is the one that is filled in already. */
  isDefaultNow: boolean;
  onChange: (keeping: Keeping) => void;
}

/** Whether the details are saved for the next time. */
export function ProfileKeeping({ isSaved, isDefault, isDefaultNow, onChange }: ProfileKeepingProps) {
  const t = useText();
  return (
    <>
      <Checkbox checked={isSaved} onChange={({ target }) => onChange({ isDefault, isSaved: target.checked })}>
        {t('invoices.profile.save')}
      </Checkbox>
      {isSaved && !isDefaultNow && (
        <Checkbox checked={isDefault} onChange={({ target }) => onChange({ isSaved, isDefault: target.checked })}>
          {t('invoices.profile.default')}
        </Checkbox>
      )}
    </>
  );
}
