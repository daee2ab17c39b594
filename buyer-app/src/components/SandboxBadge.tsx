import { Tag, Tooltip } from '@tracking-console/ui';
import { useText } from '../useText.ts';

/** Stands beside every journey that no real carrier has told. */
export function SandboxBadge() {
  const t = useText();
  return (
    <Tooltip text={t('shipments.sandbox.explanation')} delay={200}>
      <span>
        <Tag>{t('shipments.sandbox.badge')}</Tag>
      </span>
    </Tooltip>
  );
}
