import { useKitText, usePlatform } from '@tracking-console/app-kit';
import { Dialog, useUnsaved } from '@tracking-console/ui/later';
import { type ReactNode, useState } from 'react';

/** Asks for confirmation before a dialog with unsaved changes is closed; leaving the page needs one, too. */
export function useDiscardQuestion(changed: boolean, onClose: () => void): [close: () => void, question: ReactNode] {
  const kit = useKitText();
  const [isAsked, setAsked] = useState(false);
  useUnsaved(usePlatform().unsaved, changed);
  const question = (
    <Dialog
      open={isAsked}
      size="sm"
      title={kit('settings.leave.title')}
      onClose={() => setAsked(false)}
      cancelText={kit('settings.leave.stay')}
      confirm={{ text: kit('settings.leave.confirm'), onConfirm: onClose }}
    >
      <p>{kit('settings.leave.text')}</p>
    </Dialog>
  );
  return [changed ? () => setAsked(true) : onClose, question];
}
