import type { Grant } from '@tracking-console/contract/overrides';
import { Dialog } from '@tracking-console/ui/later';
import { ProblemBanner } from '../../parts/ProblemBanner.tsx';
import parts from '../../parts/parts.module.css';
import { useRevokeGrantMutation } from '../../queries/grantQueries.ts';
import { problemIn } from '../../queries/releaseBaseQuery.ts';
import { useText } from '../../useText.ts';

export function RevokeDialog({ grant, onClose }: { grant: Grant; onClose: () => void }) {
  const t = useText();
  const [revoke, { error }] = useRevokeGrantMutation();
  const confirm = async () => {
    const answer = await revoke(grant.id);
    if (!answer.error) onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('grant.revoke.title')}
      onClose={onClose}
      confirm={{ text: t('grant.revoke'), danger: true, onConfirm: confirm }}
    >
      <div className={parts.form}>
        <ProblemBanner problem={problemIn(error)} />
        <p>{t('grant.revoke.text', { who: grant.holder })}</p>
      </div>
    </Dialog>
  );
}
