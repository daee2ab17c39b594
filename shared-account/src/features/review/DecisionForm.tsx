import { Banner, FormField } from '@tracking-console/ui';
import { Checkbox, Dialog, TextField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import styles from './review.module.css';

interface DecisionFormProps {
  /** The subject of the decision. */
  subject: string;
  action: string;
  /** What the decision does, shown if no reason is needed. */
  effect: string;
  /** What has to be checked before; empty: nothing. */
  condition?: string;
  /** The reason's length; `fault` is shown while it is too short. */
  reason: false | { min: number; max: number; fault: string };
  /** Answers with the reason of a refusal. */
  decide: (reason: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Confirmation before a decision, or the reason of a rejection. */
export function DecisionForm({ subject, action, effect, condition = '', reason, decide, onClose }: DecisionFormProps) {
  const t = useText();
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isMet, setMet] = useState(condition === '');
  const [refusal, setRefusal] = useState<string>();
  const isShort = reason && text.trim().length < reason.min;
  const confirm = async () => {
    setChecked(true);
    if (!isShort) setRefusal(await decide(text.trim()));
  };
  return (
    <Dialog
      open
      size="sm"
      title={action}
      onClose={onClose}
      confirm={{ text: action, danger: reason !== false, disabled: !isMet, onConfirm: confirm }}
    >
      <div className={styles.form}>
        <p className={styles.quiet}>{subject}</p>
        {reason ? (
          <FormField
            label={t('column.rejectReason')}
            hint={t('review.reasonHint')}
            error={isChecked && isShort && reason.fault}
            required
          >
            <TextField value={text} maxLength={reason.max} onChange={({ target }) => setText(target.value)} />
          </FormField>
        ) : (
          <p>{effect}</p>
        )}
        {condition && (
          <Checkbox checked={isMet} onChange={({ target }) => setMet(target.checked)}>
            {condition}
          </Checkbox>
        )}
        {refusal && <Banner kind="error" text={refusal} />}
      </div>
    </Dialog>
  );
}
