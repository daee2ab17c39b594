import { FormField, TextArea } from '@tracking-console/ui';
import type { ReactNode, RefObject } from 'react';
import { useKitText } from '../texts/useKitText.ts';
import type { NumbersDraft } from './useNumbersDraft.ts';
import { useNumbersHint } from './useNumbersHint.ts';

interface NumbersFieldProps {
  draft: NumbersDraft;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Below the field. */
  children?: ReactNode;
}

export function NumbersField({ draft, fieldRef, children }: NumbersFieldProps) {
  const t = useKitText();
  const hint = useNumbersHint(draft);
  const { text, change } = draft;
  return (
    <>
      <FormField label={t('add.field')} hint={text.trim() === '' ? `${hint} ${t('add.proseHint')}` : hint}>
        <TextArea
          ref={fieldRef}
          autoFocus
          rows={4}
          value={text}
          placeholder={t('add.placeholder')}
          spellCheck={false}
          onChange={(event) => change(event.target.value)}
        />
      </FormField>
      {children}
    </>
  );
}
