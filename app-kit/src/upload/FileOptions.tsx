import type { UploadedFile } from '@tracking-console/contract/tasks/imports';
import { languageName } from '@tracking-console/contract/values/languages';
import { TEXT_ENCODINGS, type TextEncoding } from '@tracking-console/contract/values/textEncodings';
import { FormField } from '@tracking-console/ui';
import { Select } from '@tracking-console/ui/later';
import type { HowToRead } from '../tasks/createTasksApi.ts';
import { useKitText } from '../texts/useKitText.ts';
import styles from './upload.module.css';

interface FileOptionsProps {
  upload: UploadedFile;
  disabled: boolean;
  onReadAs: (how: HowToRead) => void;
}

/** How the file was read: its sheet, or what its text is written in. Where nothing can be chosen there is nothing. */
export function FileOptions({ upload: { encoding, sheet, sheets }, disabled, onReadAs }: FileOptionsProps) {
  const t = useKitText();
  if (encoding !== null)
    return (
      <div className={styles.option}>
        <FormField label={t('upload.encoding')} hint={t('upload.encodingHint')}>
          <Select
            value={encoding}
            options={TEXT_ENCODINGS.map((one) => ({ value: one.name, label: labelOf(one) }))}
            disabled={disabled}
            onValueChange={(name) => {
              const chosen = TEXT_ENCODINGS.find((one) => one.name === name);
              if (chosen) onReadAs({ encoding: chosen.name });
            }}
          />
        </FormField>
      </div>
    );
  if (sheet === null || sheets.length < 2) return null;
  const options = sheets.map(({ name, hidden }) => ({
    value: name,
    label: hidden ? t('upload.hiddenSheet', { name }) : name,
  }));
  return (
    <div className={styles.option}>
      <FormField label={t('upload.sheet')}>
        <Select
          value={sheet}
          options={options}
          disabled={disabled}
          onValueChange={(name) => onReadAs({ sheet: name })}
        />
      </FormField>
    </div>
  );
}

const NAMED = 3;

/** Windows-1250 (Polski, Čeština, Slovenčina …): readers recognize the name of their language. */
function labelOf({ label, languages }: TextEncoding): string {
  const names = languages.slice(0, NAMED).map(languageOf);
  if (names.length === 0) return label;
  return `${label} (${names.join(', ')}${languages.length > NAMED ? ' …' : ''})`;
}

function languageOf(language: string): string {
  const known = languageName(language);
  return known === language
    ? (new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language)
    : known;
}
