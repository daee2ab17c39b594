import { usePlatform, useSharedText } from '@tracking-console/app-kit';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { type AccountMenuItem, accountMenu, consoleOf } from '@tracking-console/platform';
import { MenuAction, MenuLink, MenuSeparator } from '@tracking-console/ui/later';
import { Fragment } from 'react';
import { usePrefetchCompanyInfo } from '../dialogs/usePrefetchCompanyInfo.ts';
import { menuIcon } from '../navigation/menuIcons.ts';
import { useAccountControls } from './useAccountControls.ts';

export function AccountItems({ identity, onDone }: { identity: Identity; onDone: () => void }) {
  const { rights } = usePlatform().configuration;
  return accountMenu(identity, rights).map((item) => (
    <Fragment key={item.key}>
      {item.hasDriver && <MenuSeparator />}
      <AccountItem item={item} onDone={onDone} />
    </Fragment>
  ));
}

interface AccountItemProps {
  item: AccountMenuItem;
  onDone: () => void;
}

export function AccountItem({ item: { title, icon, path, onClick, onCustomAction }, onDone }: AccountItemProps) {
  const { analytics } = usePlatform();
  const t = useSharedText();
  const controls = useAccountControls();
  const Icon = menuIcon(icon);
  const prefetch = usePrefetchCompanyInfo(onCustomAction && (consoleOf(path) ?? undefined));
  const chosen = () => {
    onDone();
    onClick?.({ analytics });
    onCustomAction?.(controls);
  };
  if (onCustomAction)
    return (
      <MenuAction icon={<Icon size={16} />} onClick={chosen} {...prefetch}>
        {t(title)}
      </MenuAction>
    );
  return (
    <MenuLink href={path} icon={<Icon size={16} />} onClick={chosen}>
      {t(title)}
    </MenuLink>
  );
}
