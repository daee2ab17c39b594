import { MAX_WEBHOOK_HEADERS } from '@tracking-console/contract/api/webhookConstants';
import type { WebhookHeader } from '@tracking-console/contract/api/webhooks';
import { Button, IconButton, icons } from '@tracking-console/ui';
import { FieldGroup, TextField } from '@tracking-console/ui/later';
import { errorOf } from '../../components/fieldError.ts';
import { useValueField } from '../../components/useTextField.ts';
import { useText } from '../../useText.ts';
import styles from './webhooks.module.css';

export function HeadersField() {
  const t = useText();
  const { input, meta } = useValueField<readonly WebhookHeader[]>('headers');
  const headers = input.value;
  const error = errorOf(meta);
  const change = (place: number, changed: Partial<WebhookHeader>) =>
    input.onChange(headers.map((header, index) => (index === place ? { ...header, ...changed } : header)));
  return (
    <FieldGroup label={t('webhooks.headers.title')} error={error}>
      {headers.map(({ name, value }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a header has no identity but its place
        <div key={place} className={styles.header}>
          <TextField
            aria-label={t('webhooks.headers.name')}
            placeholder={t('webhooks.headers.name')}
            aria-invalid={error ? true : undefined}
            value={name}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => change(place, { name: event.target.value })}
          />
          <TextField
            aria-label={t('webhooks.headers.value')}
            placeholder={t('webhooks.headers.value')}
            value={value}
            maxLength={1000}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => change(place, { value: event.target.value })}
          />
          <IconButton
            icon={<icons.X size={16} />}
            label={t('webhooks.headers.remove')}
            onClick={() => input.onChange(headers.filter((_, index) => index !== place))}
          />
        </div>
      ))}
      {headers.length < MAX_WEBHOOK_HEADERS && (
        <Button
          size="sm"
          className={styles.add}
          icon={<icons.Plus size={14} />}
          onClick={() => input.onChange([...headers, { name: '', value: '' }])}
        >
          {t('webhooks.headers.add')}
        </Button>
      )}
    </FieldGroup>
  );
}
