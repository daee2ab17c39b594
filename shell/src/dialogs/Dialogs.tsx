import { usePart } from '@tracking-console/app-kit';
import { companyInfoDismissed, selectCompanyInfoDialog, selectUser } from '@tracking-console/platform';
import { useDispatch, useSelector } from 'react-redux';
import { companyInfoDialog, policyDialog, recentCheckDialog } from './parts.ts';
import { useRecentCheck } from './useRecentCheck.ts';

/** The shell's dialogs, each rendered while it is needed. */
export function Dialogs() {
  const dispatch = useDispatch();
  const companyInfo = useSelector(selectCompanyInfoDialog);
  const { policyUpdateNeeded } = useSelector(selectUser);
  const companyInfoOpen = companyInfo.phase !== 'closed';
  const CompanyInfo = usePart(companyInfoDialog, companyInfoOpen, () => dispatch(companyInfoDismissed()));
  const Policy = usePart(policyDialog, policyUpdateNeeded);
  const answerCheck = useRecentCheck();
  const RecentCheck = usePart(recentCheckDialog, answerCheck !== undefined, () => answerCheck?.(false));
  return (
    <>
      {companyInfoOpen && CompanyInfo && <CompanyInfo />}
      {answerCheck && RecentCheck && <RecentCheck onAnswer={answerCheck} />}
      {policyUpdateNeeded && Policy && <Policy />}
    </>
  );
}
