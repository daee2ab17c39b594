import { ConfirmDialog, Stack } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import { useText } from '../useText.ts';

interface DeleteDialogProps {
  title: string;
  /** What is deleted. */
  subject: ReactNode;
  text: string;
  /** A mutation, which shows itself why it failed. */
  remove: () => Promise<{ error?: unknown }>;
  onClose: () => void;
}

/** Asks before something is deleted; stays open where that fails. */
export function DeleteDialog({ title, subject, text, remove, onClose }: DeleteDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      title={title}
      action={t('tracking.delete.action')}
      onConfirm={async () => !(await remove()).error}
      onClose={onClose}
    >
      <Stack>
        {subject}
        <p>{text}</p>
      </Stack>
    </ConfirmDialog>
  );
}
