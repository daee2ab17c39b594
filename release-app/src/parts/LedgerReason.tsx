import type { LedgerAction, LedgerRow } from '@tracking-console/contract/releases';
import { useTranslation } from 'react-i18next';
import { ServerWords } from './ServerWords.tsx';

/** Only the server does these, and says why in English. */
const BY_SERVER: readonly LedgerAction[] = ['adopt', 'stop'];

/** Why a channel was changed: in the words of who did it. */
export function LedgerReason({ row: { action, reason } }: { row: Pick<LedgerRow, 'action' | 'reason'> }) {
  const { t } = useTranslation('release-app');
  if (!BY_SERVER.includes(action)) return reason;
  return (
    <>
      {t(`ledger.why.${action}`)} {action === 'stop' && <ServerWords>{reason}</ServerWords>}
    </>
  );
}
