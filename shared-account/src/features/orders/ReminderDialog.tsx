import { useKitText } from '@tracking-console/app-kit';
import { MAX_REMINDER } from '@tracking-console/contract/api/apiSettingConstants';
import { toastShown } from '@tracking-console/platform';
import { Banner, FormField } from '@tracking-console/ui';
import { Checkbox, Dialog, NumberField, TextField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { orderRefusalText } from '../../components/orderRefusalText.ts';
import { type OrderRefusal, orderRefusalOf } from '../../model/orderCalls.ts';
import { useSetQuotaReminderMutation } from '../../model/orderQueries.ts';
import type { Reminder } from '../../model/orders.ts';
import { useText } from '../../useText.ts';
import styles from './orders.module.css';

interface ReminderDialogProps {
  reminder: Reminder;
  onSaved: () => void;
  onClose: () => void;
}

const EMAIL = /^[^@\s<>,;"]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

/** The number of credits below which a mail is sent. */
export function ReminderDialog({ reminder, onSaved, onClose }: ReminderDialogProps) {
  const t = useText();
  const kit = useKitText();
  const dispatch = useDispatch();
  const [setReminder] = useSetQuotaReminderMutation();
  const [enabled, setEnabled] = useState(reminder.enabled);
  const [threshold, setThreshold] = useState<number | null>(reminder.threshold);
  const [email, setEmail] = useState(reminder.email);
  const [shown, setShown] = useState(false);
  const [refused, setRefused] = useState<OrderRefusal>();
  const isWhole = threshold !== null && Number.isInteger(threshold) && threshold >= 1 && threshold <= MAX_REMINDER;
  const isEmail = email.trim() === '' || (EMAIL.test(email.trim()) && email.length <= 250);
  const save = async () => {
    if (!isWhole || !isEmail) return setShown(true);
    const { error } = await setReminder({ enabled, threshold, email: email.trim() });
    if (error) return setRefused(orderRefusalOf(error));
    dispatch(toastShown({ type: 'success', text: { plain: t('orders.reminder.saved') } }));
    onSaved();
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('orders.reminder')}
      onClose={onClose}
      confirm={{ text: kit('action.save'), onConfirm: save }}
    >
      <div className={styles.form}>
        <Checkbox checked={enabled} onChange={({ target }) => setEnabled(target.checked)}>
          {t('orders.reminder.enable')}
        </Checkbox>
        <FormField
          label={t('orders.reminder.threshold')}
          error={shown && !isWhole && t('orders.buy.wrongQuantity', { max: MAX_REMINDER })}
        >
          <NumberField value={threshold} onValueChange={setThreshold} disabled={!enabled} />
        </FormField>
        <FormField
          label={t('userinfo.email')}
          hint={t('orders.reminder.emailHint')}
          error={shown && !isEmail && t('orders.reminder.emailWrong')}
        >
          <TextField
            type="email"
            value={email}
            maxLength={250}
            autoComplete="email"
            disabled={!enabled}
            onChange={(event) => setEmail(event.target.value)}
          />
        </FormField>
        {refused && <Banner kind="error" text={orderRefusalText(t, refused)} />}
      </div>
    </Dialog>
  );
}
