import { usePart } from '@tracking-console/app-kit';
import { companyInfoDismissed, selectCompanyInfoDialog, selectUser } from '@tracking-console/platform';
import { useDispatch, useSelector } from 'react-redux';
import { companyInfoDialog, policyDialog } from './parts.ts';

/** The shell's dialogs, each rendered while the store has it open. */
export function Dialogs() {
  const dispatch = useDispatch();
  const companyInfo = useSelector(selectCompanyInfoDialog);
  const { policyUpdateNeeded } = useSelector(selectUser);
  const companyInfoOpen = companyInfo.phase !== 'closed';
  const CompanyInfo = usePart(companyInfoDialog, companyInfoOpen, () => dispatch(companyInfoDismissed()));
  const Policy = usePart(policyDialog, policyUpdateNeeded);
  return (
    <>
      {companyInfoOpen && CompanyInfo && <CompanyInfo />}
      {policyUpdateNeeded && Policy && <Policy />}
    </>
  );
}
