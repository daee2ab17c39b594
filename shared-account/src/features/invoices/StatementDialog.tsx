import { useLanguage } from '@tracking-console/app-kit';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { FormField } from '@tracking-console/ui';
import { Dialog, Select } from '@tracking-console/ui/later';
import { useState } from 'react';
import { FILES, useSaveFile } from '../../model/useSaveFile.ts';
import { useText } from '../../useText.ts';
import styles from './invoices.module.css';

interface StatementDialogProps {
  app: Identity;
  now: Date;
  onClose: () => void;
}

const MONTHS = 24;

/** Saves the payments of a month as a PDF. */
export function StatementDialog({ app, now, onClose }: StatementDialogProps) {
  const t = useText();
  const language = useLanguage();
  const save = useSaveFile();
  const months = Array.from(
    { length: MONTHS },
    (_, before) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before)),
  );
  const [month, setMonth] = useState(keyOf(now));
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Dialog
      open
      size="sm"
      title={t('invoices.statement')}
      onClose={onClose}
      confirm={{
        text: t('invoices.action.download'),
        onConfirm: () => save(FILES.statement(app, month)),
      }}
    >
      <div className={styles.form}>
        <p className={styles.quiet}>{t('invoices.statement.text')}</p>
        <FormField label={t('invoices.statement.month')}>
          <Select
            value={month}
            options={months.map((first) => ({ value: keyOf(first), label: name.format(first) }))}
            onValueChange={setMonth}
          />
        </FormField>
      </div>
    </Dialog>
  );
}

const keyOf = (time: Date) => time.toISOString().slice(0, 7);
