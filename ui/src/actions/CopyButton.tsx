import { Check, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Glyph } from '../data/Glyph.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useText } from '../text/useText.ts';
import { IconButton } from './IconButton.tsx';

export interface CopyButtonProps {
  value: string;
  /** The name of what is copied, e.g. "tracking number". */
  label: string;
}

type Outcome = 'idle' | 'done' | 'failed';
const icons = { idle: <Glyph name="copy" />, done: <Check size={14} />, failed: <X size={14} /> };
const SHOWN_MS = 2000;

export function CopyButton({ value, label }: CopyButtonProps) {
  const text = useText();
  const [outcome, setOutcome] = useState<Outcome>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => setOutcome(await write(value));
  return (
    <>
      <IconButton size="sm" icon={icons[outcome]} label={text('ui.copy.action', { label })} onClick={copy} />
      <VisuallyHidden role="status">{outcome !== 'idle' && text(`ui.copy.${outcome}`)}</VisuallyHidden>
    </>
  );
}

async function write(value: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(value);
    return 'done';
  } catch {
    // Refused by the browser, or absent outside a secure context.
    return 'failed';
  }
}
