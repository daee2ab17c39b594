import type { Identity } from '@tracking-console/contract/statuses';
import { type AccountMenuItem, accountMenu, consoleChosen } from '@tracking-console/platform';
import { Fragment } from 'react';
import { useDispatch } from 'react-redux';
import { usePrefetchCompanyInfo } from '../dialogs/usePrefetchCompanyInfo.ts';
import { menuIcon } from '../navigation/menuIcons.ts';
import { useFollow } from '../navigation/useFollow.ts';
import { useSharedTexts } from '../page/useTexts.ts';
import { MenuItem, MenuLinkItem } from './MenuItem.tsx';
import styles from './UserMenuPopup.module.css';

/** MN-2, MN-4 */
export function AccountItems({ identity, onDone }: { identity: Identity; onDone: () => void }) {
  return accountMenu(identity).map((item) => (
    <Fragment key={item.key}>
      {item.hasDriver && <hr className={styles.separator} />}
      <AccountItem item={item} onDone={onDone} />
    </Fragment>
  ));
}

function AccountItem({ item: { title, icon, to }, onDone }: { item: AccountMenuItem; onDone: () => void }) {
  const dispatch = useDispatch();
  const t = useSharedTexts();
  const follow = useFollow();
  const Icon = menuIcon(icon);
  const prefetch = usePrefetchCompanyInfo('console' in to ? to.console : undefined);
  if ('path' in to)
    return (
      <MenuLinkItem
        href={to.path}
        icon={<Icon size={16} />}
        onClick={(event) => {
          onDone();
          follow(event);
        }}
      >
        {t(title)}
      </MenuLinkItem>
    );
  const choose = () => {
    onDone();
    dispatch(consoleChosen(to.console));
  };
  return (
    <MenuItem icon={<Icon size={16} />} onClick={choose} {...prefetch}>
      {t(title)}
    </MenuItem>
  );
}
