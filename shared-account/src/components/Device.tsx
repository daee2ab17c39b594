import type { SessionRow } from '@tracking-console/contract/account/security';
import { icons } from '@tracking-console/ui/later';
import { useText } from '../useText.ts';
import styles from './device.module.css';
import { deviceName } from './deviceName.ts';

const ICONS = {
  desktop: icons.Monitor,
  mobile: icons.Smartphone,
  tablet: icons.Tablet,
  other: icons.CircleHelp,
};

export function Device({ device }: { device: Pick<SessionRow, 'kind' | 'browser' | 'system'> }) {
  const t = useText();
  const Icon = ICONS[device.kind];
  return (
    <span className={styles.device}>
      <Icon size={16} aria-hidden="true" />
      {deviceName(device, t)}
    </span>
  );
}
