import { FormField, TextArea } from '@tracking-console/ui';
import type { ReactNode, RefObject } from 'react';
import { useKitText } from '../texts/useKitText.ts';
import type { NumbersDraft } from './useNumbersDraft.ts';

interface NumbersFieldProps {
  draft: NumbersDraft;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Below the field. */
  children?: ReactNode;
}

export function NumbersField({ draft: { text, beyond, most, change }, fieldRef, children }: NumbersFieldProps) {
  const t = useKitText();
  const hint =
    beyond > 0 ? t('add.beyond', { count: beyond, most }) : `${t('add.hint', { most })} ${t('add.proseHint')}`;
  return (
    <>
      <FormField label={t('add.field')} hint={hint}>
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
