import type { HistoryFilter as WireFilter } from '@tracking-console/contract/notifications/rules';
import { Button } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import { type HistoryFilter, type Tab, toWireFilter } from './historyAddress.ts';
import { ResendFailedDialog } from './ResendFailedDialog.tsx';

/** Sends again what failed of all that the filters find, as a task. */
export function ResendFailedButton({ filter, tab }: { filter: HistoryFilter; tab: Tab }) {
  const t = useText();
  // Fixed when the dialog opens: what is shown and what is sent again have the same period.
  const [wanted, setWanted] = useState<WireFilter>();
  return (
    <>
      <Button icon={<icons.RotateCcw size={16} />} onClick={() => setWanted(toWireFilter(filter, tab))}>
        {t('deliveries.resendAll.action')}
      </Button>
      {wanted && <ResendFailedDialog filter={wanted} onClose={() => setWanted(undefined)} />}
    </>
  );
}
