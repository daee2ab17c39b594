import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { hasIdentity, type State } from '@tracking-console/platform';
import { useSelector } from 'react-redux';
import { companyInfoDialog } from './parts.ts';

/** For an entry that switches the console: where it will open the company-info dialog, pointing at it fetches the dialog. */
export function usePrefetchCompanyInfo(target: Identity | undefined) {
  const needed = useSelector((state: State) => target === 'API' && !hasIdentity('API')(state));
  if (!needed) return {};
  const prefetch = () => void companyInfoDialog.load().catch(() => undefined); // fetched again when it opens
  return { onPointerEnter: prefetch, onFocus: prefetch };
}
