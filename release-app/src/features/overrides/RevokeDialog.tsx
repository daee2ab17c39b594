import type { Grant } from '@tracking-console/contract/releases/overrides';
import { ConfirmDialog, Stack } from '@tracking-console/ui/later';
import { ProblemBanner } from '../../components/ProblemBanner.tsx';
import { useRevokeGrantMutation } from '../../model/grantQueries.ts';
import { problemIn } from '../../model/releaseBaseQuery.ts';
import { useText } from '../../useText.ts';

export function RevokeDialog({ grant, onClose }: { grant: Grant; onClose: () => void }) {
  const t = useText();
  const [revoke, { error }] = useRevokeGrantMutation();
  return (
    <ConfirmDialog
      title={t('grant.revoke.title')}
      action={t('grant.revoke')}
      onConfirm={async () => !(await revoke(grant.id)).error}
      onClose={onClose}
    >
      <Stack>
        <ProblemBanner problem={problemIn(error)} />
        <p>{t('grant.revoke.text', { who: grant.holder })}</p>
      </Stack>
    </ConfirmDialog>
  );
}
