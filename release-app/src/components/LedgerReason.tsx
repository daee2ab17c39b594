import type { LedgerAction, LedgerRow } from '@tracking-console/contract/releases/releases';
import { useText } from '../useText.ts';
import { ServerWords } from './ServerWords.tsx';

/** Only the server does these, and gives the reason in English. */
const BY_SERVER = ['adopt', 'stop'] as const satisfies readonly LedgerAction[];

/** Why a channel was changed: in the words of who did it. */
export function LedgerReason({ row: { action, reason } }: { row: Pick<LedgerRow, 'action' | 'reason'> }) {
  const t = useText();
  const byServer = BY_SERVER.find((own) => own === action);
  if (!byServer) return reason;
  return (
    <>
      {t(`ledger.why.${byServer}`)} {action === 'stop' && <ServerWords>{reason}</ServerWords>}
    </>
  );
}
