import { useMounted } from '@tracking-console/app-kit';
import { AccountData } from './AccountData.tsx';
import styles from './account.module.css';
import { DeleteAccount } from './DeleteAccount.tsx';

/** The cards about the account as a whole, for any of its identities. */
export function AccountCards() {
  const { identity } = useMounted();
  return (
    <div className={styles.columns}>
      {identity && <AccountData scope={identity} />}
      <DeleteAccount />
    </div>
  );
}
