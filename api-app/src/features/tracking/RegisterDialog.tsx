import { Banner, FormField, TextArea } from '@tracking-console/ui';
import { Dialog } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { CarrierField } from './CarrierField.tsx';
import { RefusedRows } from './RefusedRows.tsx';
import styles from './tracking.module.css';
import { useRegistration } from './useRegistration.ts';

interface RegisterDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Registers numbers and shows the result row by row; rejected numbers stay in the box to be corrected and sent again.
 */
export function RegisterDialog({ open, onClose }: RegisterDialogProps) {
  const t = useText();
  const { text, numbers, carrier, error, result, change, chooseCarrier, submit, clear } = useRegistration(onClose);
  const close = () => {
    clear();
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={t('tracking.register.title')}
      onClose={close}
      confirm={{
        text:
          numbers.length === 0
            ? t('started.register.action')
            : t('tracking.register.confirm', { count: numbers.length }),
        disabled: numbers.length === 0,
        onConfirm: submit,
      }}
    >
      <div className={styles.register}>
        {result && (
          <Banner
            kind={result.accepted.length > 0 ? 'warning' : 'error'}
            text={
              <>
                {t('tracking.register.refused', { count: result.rejected.length })}
                {result.accepted.length > 0 && ` ${t('tracking.register.done', { count: result.accepted.length })}`}
                <RefusedRows rows={result.rejected} label={t('tracking.refused.label')} />
              </>
            }
          />
        )}
        <FormField
          label={t('tracking.register.numbers')}
          hint={
            text.trim() !== '' && numbers.length === 0
              ? t('tracking.register.noneFound')
              : t('tracking.register.hint', { count: numbers.length })
          }
          error={error}
          required
        >
          <TextArea
            className={styles.numbers ?? ''}
            rows={7}
            spellCheck={false}
            autoCapitalize="characters"
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        </FormField>
        <CarrierField value={carrier} onChange={chooseCarrier} />
      </div>
    </Dialog>
  );
}
