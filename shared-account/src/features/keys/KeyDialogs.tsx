import { usePlatform } from '@tracking-console/app-kit';
import { useUnsaved } from '@tracking-console/ui/later';
import { useState } from 'react';
import type { ApiKey } from '../../model/keyQueries.ts';
import { CreateKeyDialog } from './CreateKeyDialog.tsx';
import { KeyOnce } from './KeyOnce.tsx';
import type { KeyAct } from './keyColumns.tsx';
import { RevealKeyDialog } from './RevealKeyDialog.tsx';
import { RevokeKeyDialog } from './RevokeKeyDialog.tsx';
import { RollKeyDialog } from './RollKeyDialog.tsx';

export type Open = 'create' | { act: KeyAct; key: ApiKey };

interface KeyDialogsProps {
  open: Open | undefined;
  onChange: (open: Open | undefined) => void;
}

/** One dialog at a time; a new value is then shown once, and kept nowhere. */
export function KeyDialogs({ open, onChange }: KeyDialogsProps) {
  const { unsaved } = usePlatform();
  const [value, setValue] = useState<string>();
  useUnsaved(unsaved, value !== undefined);
  const close = () => onChange(undefined);
  const show = (shown: string) => {
    close();
    setValue(shown);
  };
  if (value !== undefined) return <KeyOnce value={value} onClose={() => setValue(undefined)} />;
  if (open === undefined) return null;
  if (open === 'create') return <CreateKeyDialog onCreated={show} onClose={close} />;
  const { act, key } = open;
  if (act === 'roll') return <RollKeyDialog apiKey={key} onRolled={show} onClose={close} />;
  if (act === 'reveal') return <RevealKeyDialog apiKey={key} onRevealed={show} onClose={close} />;
  return <RevokeKeyDialog apiKey={key} onClose={close} />;
}
