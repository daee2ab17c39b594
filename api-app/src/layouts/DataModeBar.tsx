import { DATA_MODES, type DataMode } from '@tracking-console/contract/api/keyConstants';
import { Banner } from '@tracking-console/ui';
import { useText } from '../useText.ts';
import styles from './dataModeBar.module.css';

interface DataModeBarProps {
  mode: DataMode;
  onChoose: (mode: DataMode) => void;
}

/** Switches between live and test data, and marks test data. */
export function DataModeBar({ mode, onChoose }: DataModeBarProps) {
  const t = useText();
  return (
    <div className={styles.bar}>
      {mode === 'test' && (
        <div className={styles.notice}>
          <Banner kind="warning" text={t('mode.banner')} />
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser */}
      <div role="group" aria-label={t('mode.label')} className={styles.switch}>
        {DATA_MODES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={mode === one}
            className={styles.choice}
            onClick={() => mode !== one && onChoose(one)}
          >
            {t(`mode.${one}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
