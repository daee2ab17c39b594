import { companyInfoDismissed } from '@tracking-console/platform';
import { Dialog } from '@tracking-console/ui/later';
import { useDispatch } from 'react-redux';
import { useNarrowWindow } from '../frame/useNarrowWindow.ts';
import { useText } from '../useText.ts';
import styles from './CompanyInfoDialog.module.css';
import { CompanyInfoForm } from './companyInfo/CompanyInfoForm.tsx';
import { WelcomePanel } from './companyInfo/WelcomePanel.tsx';

/** Escape does not close it, so that nothing typed is lost; "Not now" does. */
export function CompanyInfoDialog() {
  const dispatch = useDispatch();
  const t = useText();
  const narrow = useNarrowWindow();
  const dismiss = () => dispatch(companyInfoDismissed());
  return (
    <Dialog
      open
      bare
      title={t('shell.companyInfo.title')}
      width={800}
      {...(!narrow && { height: 580 })}
      closable={false}
      escapeCloses={false}
      onClose={dismiss}
    >
      <div className={styles.layout}>
        <WelcomePanel />
        <CompanyInfoForm onDismiss={dismiss} />
      </div>
    </Dialog>
  );
}
