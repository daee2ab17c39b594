import { Tag, Tooltip } from '@tracking-console/ui';
import { useText } from '../../useText.ts';

/** Stands beside every journey that no real carrier has told. */
export function SandboxBadge() {
  const say = useText();
  return (
    <Tooltip text={say('shipments.sandbox.explanation')} delay={200}>
      <span>
        <Tag>{say('shipments.sandbox.badge')}</Tag>
      </span>
    </Tooltip>
  );
}
