import { Button, FormField } from '@tracking-console/ui';
import { Select } from '@tracking-console/ui/later';
import { invoiceRefusalOf } from '../../model/invoiceCalls.ts';
import { useDeleteProfileMutation } from '../../model/invoiceQueries.ts';
import type { Profile } from '../../model/invoices.ts';
import { useText } from '../../useText.ts';
import styles from './invoices.module.css';

interface ProfileFieldProps {
  profiles: readonly Profile[];
  chosen: Profile | undefined;
  onChoose: (profile: Profile | undefined) => void;
  onDeleted: () => void;
}

/** Fills the form with saved details. */
export function ProfileField({ profiles, chosen, onChoose, onDeleted }: ProfileFieldProps) {
  const t = useText();
  const [deleteProfile] = useDeleteProfileMutation();
  if (profiles.length === 0) return null;
  const remove = async () => {
    if (!chosen) return;
    const { error } = await deleteProfile(chosen.id);
    // A profile deleted in another window is removed here as well.
    if (!error || invoiceRefusalOf(error)) onDeleted();
  };
  return (
    <div className={styles.profile}>
      <FormField label={t('invoices.profile')}>
        <Select
          value={chosen?.id ?? ''}
          options={[
            { value: '', label: t('invoices.profile.new') },
            ...profiles.map(({ id, title, taxNo }) => ({ value: id, label: taxNo ? `${title} · ${taxNo}` : title })),
          ]}
          onValueChange={(id) => onChoose(profiles.find((profile) => profile.id === id))}
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
