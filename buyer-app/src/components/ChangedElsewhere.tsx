import { Banner, Button } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { useText } from '../useText.ts';

interface ChangedElsewhereProps {
  text: ReactNode;
  onDiscard: () => void;
  onKeep: () => void;
}

/** The same text was changed in another tab meanwhile: the user decides which of the two is kept. */
export function ChangedElsewhere({ text, onDiscard, onKeep }: ChangedElsewhereProps) {
  const t = useText();
  return (
    <Banner
      kind="warning"
      text={text}
      actions={
        <>
          <Button size="sm" onClick={onDiscard}>
            {t('changedElsewhere.discard')}
          </Button>
          <Button size="sm" onClick={onKeep}>
            {t('changedElsewhere.keep')}
          </Button>
        </>
      }
    />
  );
}

/** Of one text: what it is now. */
export function TextChangedElsewhere({ value, ...choices }: Omit<ChangedElsewhereProps, 'text'> & { value: string }) {
  return <ChangedElsewhere {...choices} text={useChangedText(value)} />;
}

export function useChangedText(value: string): string {
  const t = useText();
  return value === '' ? t('changedElsewhere.emptied') : t('changedElsewhere.text', { value });
}
