import type { InvoiceProfile } from '@tracking-console/contract/invoices';
import { Button, FormField } from '@tracking-console/ui';
import { Select } from '@tracking-console/ui/later';
import { useInvoiceChange } from '../../model/useInvoiceChange.ts';
import { useText } from '../../useText.ts';
import styles from './invoices.module.css';

interface ProfileFieldProps {
  profiles: readonly InvoiceProfile[];
  chosen: InvoiceProfile | undefined;
  onChoose: (profile: InvoiceProfile | undefined) => void;
  onDeleted: () => void;
}

/** Fills the form with details of an earlier time. */
export function ProfileField({ profiles, chosen, onChoose, onDeleted }: ProfileFieldProps) {
  const t = useText();
  const change = useInvoiceChange();
  if (profiles.length === 0) return null;
  const remove = async () => {
    // Deleted in another window is deleted as well.
    if (chosen && !('failed' in (await change('DeleteProfile', { Id: chosen.Id })))) onDeleted();
  };
  return (
    <div className={styles.profile}>
      <FormField label={t('invoices.profile')}>
        <Select
          value={chosen?.Id ?? ''}
          options={[
            { value: '', label: t('invoices.profile.new') },
            ...profiles.map(({ Id, Title, TaxNo }) => ({ value: Id, label: TaxNo ? `${Title} · ${TaxNo}` : Title })),
          ]}
          onValueChange={(id) => onChoose(profiles.find(({ Id }) => Id === id))}
        />
      </FormField>
      {chosen && (
        <Button size="sm" kind="text" onClick={remove}>
          {t('invoices.profile.delete')}
        </Button>
      )}
    </div>
  );
}
