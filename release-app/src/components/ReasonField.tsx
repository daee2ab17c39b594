import { FormField, TextArea } from '@tracking-console/ui';
import { useText } from '../useText.ts';

/** As short and as long as the release API takes one. */
export const REASON = { least: 3, most: 500 };

export const isReason = (text: string) => text.trim().length >= REASON.least;

interface ReasonFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** It was sent without one. */
  missing: boolean;
}

/** Why something is done; visible to all readers of the history. */
export function ReasonField({ value, onChange, missing }: ReasonFieldProps) {
  const t = useText();
  return (
    <FormField
      label={t('channel.why')}
      hint={t('reason.hint')}
      error={missing && !isReason(value) && t('reason.missing')}
      required
    >
      <TextArea
        rows={2}
        counter
        maxLength={REASON.most}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  );
}
