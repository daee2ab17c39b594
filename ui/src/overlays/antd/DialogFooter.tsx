import { useEffect, useRef, useState } from 'react';
import { Button } from '../../actions/Button.tsx';
import { useText } from '../../text/useText.ts';
import type { DialogConfirm, DialogProps } from '../Dialog.tsx';
import styles from './DialogWindow.module.css';

export function DialogFooter({ footer, confirm, cancelText, onClose }: DialogProps) {
  if (footer !== undefined || !confirm) return footer;
  return <ConfirmFooter confirm={confirm} cancelText={cancelText} onClose={onClose} />;
}

interface ConfirmFooterProps {
  confirm: DialogConfirm;
  cancelText: string | undefined;
  onClose: () => void;
}

function ConfirmFooter({ confirm, cancelText, onClose }: ConfirmFooterProps) {
  const text = useText();
  const [running, run] = useRunning();
  return (
    <div className={styles.buttons}>
      <Button onClick={onClose} disabled={running}>
        {cancelText ?? text('ui.cancel')}
      </Button>
      <Button
        kind={confirm.danger ? 'danger' : 'primary'}
        loading={running}
        disabled={confirm.disabled}
        onClick={() => run(confirm.onConfirm)}
      >
        {confirm.text}
      </Button>
    </div>
  );
}

/** Runs one asynchronous action at a time; its failure is the caller's to show. */
function useRunning() {
  const [running, setRunning] = useState(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const run = async (action: () => void | Promise<void>) => {
    const outcome = action();
    if (!outcome) return;
    setRunning(true);
    try {
      await outcome;
    } finally {
      if (mounted.current) setRunning(false);
    }
  };
  return [running, run] as const;
}
