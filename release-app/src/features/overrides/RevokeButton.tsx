import type { Grant } from '@tracking-console/contract/releases/overrides';
import { selectProfile } from '@tracking-console/platform';
import { Button } from '@tracking-console/ui';
import { useSelector } from 'react-redux';
import { useRights } from '../../model/useRights.ts';
import { useText } from '../../useText.ts';

interface RevokeButtonProps {
  grant: Grant;
  onRevoke: (grant: Grant) => void;
}

/** For the holder, and all who may release. */
export function RevokeButton({ grant, onRevoke }: RevokeButtonProps) {
  const t = useText();
  const email = useSelector(selectProfile)?.email;
  if (!useRights().release && grant.holder !== email) return null;
  return (
    <Button
      size="sm"
      kind="text"
      aria-label={t('grant.revoke.named', { who: grant.holder })}
      onClick={() => onRevoke(grant)}
    >
      {t('grant.revoke')}
    </Button>
  );
}
