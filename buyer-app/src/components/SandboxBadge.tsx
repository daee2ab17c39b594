import { Tag, Tooltip } from '@tracking-console/ui';
import { useText } from '../useText.ts';

/** Stands beside what no real carrier has told. */
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
