import { Tag, Tooltip } from '@tracking-console/ui';
import { useText } from '../useText.ts';

/** Marks data that comes from no real carrier. */
export function SandboxBadge({ explanation }: { explanation?: string }) {
  const t = useText();
  return (
    <Tooltip text={explanation ?? t('shipments.sandbox.explanation')} delay={200}>
      <span>
        <Tag>{t('shipments.sandbox.badge')}</Tag>
      </span>
    </Tooltip>
  );
}
