import { useMounted } from '@tracking-console/app-kit';
import { AccountData } from './AccountData.tsx';
import styles from './account.module.css';
import { DeleteAccount } from './DeleteAccount.tsx';

/** What belongs to the account as a whole, whichever identities it holds. */
export function AccountCards() {
  const { identity } = useMounted();
  return (
    <div className={styles.columns}>
      {identity && <AccountData scope={identity} />}
      <DeleteAccount />
    </div>
  );
}
