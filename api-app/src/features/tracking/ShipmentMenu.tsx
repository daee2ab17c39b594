import type { TrackListRow } from '@tracking-console/contract/api/tracking';
import { icons, type MenuItem } from '@tracking-console/ui/later';
import { RowMenu } from '../../components/RowMenu.tsx';
import { useRefusalWords } from '../../components/useRefusalWords.ts';
import { type Text, useText } from '../../useText.ts';
import { type Action, whyNot } from './actions.ts';
import styles from './tracking.module.css';

const ICONS = {
  response: icons.Eye,
  push: icons.Webhook,
  realTime: icons.Zap,
  carrier: icons.Truck,
  info: icons.Pencil,
  stop: icons.CircleX,
  retrack: icons.RotateCcw,
  delete: icons.Trash2,
} as const satisfies Record<Action, unknown>;

const ACTIONS = Object.keys(ICONS) as Action[]; // in the order of the menu

interface ShipmentMenuProps {
  row: TrackListRow;
  href: string;
  onAsk: (action: Action) => void;
  onCopyCurl: () => void;
}

export function ShipmentMenu({ row, href, onAsk, onCopyCurl }: ShipmentMenuProps) {
  const t = useText();
  const reason = useRefusalWords();
  return (
    <RowMenu
      name={row.number}
      items={() => [
        { key: 'open', label: t('tracking.menu.open'), icon: <icons.PackageSearch size={15} />, href },
        {
          key: 'curl',
          label: t('tracking.curl.action'),
          icon: <icons.Copy size={15} />,
          onSelect: onCopyCurl,
        },
        ...ACTIONS.map((action) => menuItem(action, row, { t, reason }, onAsk)),
      ]}
    />
  );
}

interface Words {
  t: Text;
  reason: ReturnType<typeof useRefusalWords>;
}

function menuItem(action: Action, row: TrackListRow, { t, reason }: Words, onAsk: (action: Action) => void): MenuItem {
  const code = whyNot(action, row);
  const Icon = ICONS[action];
  return {
    key: action,
    label: (
      <>
        {t(action === 'response' ? 'tracking.detail.response' : `tracking.${action}.action`)}
        {code !== null && <span className={styles.reason}>{reason({ code, message: '' })}</span>}
      </>
    ),
    icon: <Icon size={15} />,
    disabled: code !== null,
    danger: action === 'delete',
    separatorBefore: action === 'push' || action === 'delete',
    onSelect: () => onAsk(action),
  };
}
