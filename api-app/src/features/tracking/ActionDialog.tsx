import { Dialog } from '@tracking-console/ui/later';
import { AboutAll } from '../../components/AboutAll.tsx';
import { useText } from '../../useText.ts';
import { type AskedAction, type DialogProps, type Question, sortOut } from './actions.ts';
import { LeftOut } from './LeftOut.tsx';

const CALLS = { stop: 'stoptrack', retrack: 'retrack', push: 'push', delete: 'deletetrack' } as const;

const hasOwnTexts = (action: AskedAction) => action === 'stop' || action === 'delete';

/** Shows what an action does and costs, and for how many shipments, before it is done. */
export function ActionDialog({
  question,
  onClose,
  onConfirm,
}: DialogProps & { question: Question & { action: AskedAction } }) {
  const t = useText();
  const { action, all } = question;
  const { possible, leftOut, count } = sortOut(question);
  const done = hasOwnTexts(action) ? (changed: number) => t(`tracking.${action}.done`, { count: changed }) : undefined;
  return (
    <Dialog
      open
      size="sm"
      title={hasOwnTexts(action) ? t(`tracking.${action}.title`, { count }) : t(`tracking.${action}.action`)}
      onClose={onClose}
      confirm={{
        text: t(`tracking.${action}.action`),
        danger: action === 'delete',
        disabled: count === 0,
        onConfirm: () => onConfirm({ action: CALLS[action] }, done),
      }}
    >
      {possible.length === 1 && <p>{possible[0]?.number}</p>}
      <p>{t(`tracking.${action}.text`, { count })}</p>
      <p>{t('tracking.register.cost', { count: 0 })}</p>
      <LeftOut reasons={leftOut} />
      <AboutAll all={all} />
    </Dialog>
  );
}
