import { Button } from '@tracking-console/ui';
import { useText } from '../../useText.ts';
import styles from './WordingSwitch.module.css';

/** Checkpoints in the customer's language, or in the carrier's own words. */
export type Wording = 'translated' | 'original';
const WORDINGS: readonly Wording[] = ['translated', 'original'];

export function WordingSwitch({ wording, onChange }: { wording: Wording; onChange: (wording: Wording) => void }) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these two buttons are no form
    <div role="group" aria-label={t('shipments.wording.label')} className={styles.switch}>
      {WORDINGS.map((one) => (
        <Button
          key={one}
          size="sm"
          kind={one === wording ? 'default' : 'text'}
          aria-pressed={one === wording}
          onClick={() => onChange(one)}
        >
          {t(`shipments.wording.${one}`)}
        </Button>
      ))}
    </div>
  );
}
