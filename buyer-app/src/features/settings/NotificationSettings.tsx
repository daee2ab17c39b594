import { DIGESTS, type Digest } from '@tracking-console/contract/notifications/notificationConstants';
import type { NotificationSettings as Values } from '@tracking-console/contract/shipments/settingConstants';
import { FormField } from '@tracking-console/ui';
import { Checkbox, Select, TextField } from '@tracking-console/ui/later';
import { ownZone, useTimeZone } from '../../model/settings/useSettings.ts';
import { useText } from '../../useText.ts';
import styles from './NotificationSettings.module.css';
import { NotifiedStatuses } from './NotifiedStatuses.tsx';
import { SectionCard } from './SectionCard.tsx';
import { useSection } from './useSection.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
/** Suggested when they are turned on. */
const NIGHT = { quietFrom: '22:00', quietTo: '07:00' };
const NONE = { quietFrom: '', quietTo: '' };

/** What the customer is notified of, how and when. */
export function NotificationSettings() {
  const t = useText();
  const section = useSection('notifications');
  const { values } = section;
  // The provider knows no other zone of a customer who has set none.
  const edit = (changes: Partial<Values>) => section.edit({ ...changes, zone: ownZone() });
  return (
    <SectionCard title={t('menu.notification')} description={t('settings.notifications.text')} section={section}>
      <NotifiedStatuses values={values} onEdit={edit} />
      <DigestFields values={values} onEdit={edit} />
      <QuietHours values={values} onEdit={edit} />
      <p className={styles.text}>{t('settings.notifications.zone', { zone: useTimeZone() })}</p>
    </SectionCard>
  );
}

interface FieldsProps {
  values: Values;
  onEdit: (values: Partial<Values>) => void;
}

function DigestFields({ values: { digest, digestHour }, onEdit }: FieldsProps) {
  const t = useText();
  return (
    <div className={styles.pair}>
      <FormField label={t('settings.digest.label')} hint={t('settings.digest.hint')}>
        <Select
          value={digest}
          options={DIGESTS.map((name) => ({ value: name, label: t(`settings.digest.${name}`) }))}
          onValueChange={(name) => onEdit({ digest: name as Digest })} // one of the options
        />
      </FormField>
      {digest !== 'off' && (
        <FormField label={t('settings.digest.hour')}>
          <Select
            value={String(digestHour)}
            options={HOURS.map((hour) => ({ value: hour, label: `${hour.padStart(2, '0')}:00` }))}
            onValueChange={(hour) => onEdit({ digestHour: Number(hour) })}
          />
        </FormField>
      )}
    </div>
  );
}

function QuietHours({ values: { quietFrom, quietTo }, onEdit }: FieldsProps) {
  const t = useText();
  const on = quietFrom !== '';
  return (
    <>
      <Checkbox checked={on} onChange={(event) => onEdit(event.target.checked ? NIGHT : NONE)}>
        {t('settings.quiet.on')}
      </Checkbox>
      {on && (
        <div className={styles.pair}>
          <FormField label={t('settings.quiet.from')}>
            <TextField
              type="time"
              value={quietFrom}
              // An emptied field has no time; the box above turns them off.
              onChange={({ target }) => target.value && onEdit({ quietFrom: target.value })}
            />
          </FormField>
          <FormField label={t('settings.quiet.to')} hint={t('settings.quiet.hint')}>
            <TextField
              type="time"
              value={quietTo}
              onChange={({ target }) => target.value && onEdit({ quietTo: target.value })}
            />
          </FormField>
        </div>
      )}
    </>
  );
}
