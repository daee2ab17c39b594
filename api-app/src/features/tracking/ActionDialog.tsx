import { Dialog } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { type AskedAction, type DialogProps, type Question, sortOut } from './actions.ts';
import { LeftOut } from './LeftOut.tsx';
import type { ChangeItems } from './trackingQueries.ts';

const CALLS = { stop: 'stoptrack', retrack: 'retrack', push: 'push', delete: 'deletetrack' } as const;

const hasOwnTexts = (action: AskedAction) => action === 'stop' || action === 'delete';

/** Says what an action does and costs, and for how many shipments, before it is done. */
export function ActionDialog({
  question,
  onClose,
  onChange,
}: DialogProps & { question: Question & { action: AskedAction } }) {
  const t = useText();
  const { action } = question;
  const { possible, leftOut } = sortOut(question);
  const count = possible.length;
  const items = possible.map(({ number, carrier }) => ({ number, carrier }));
  const change: ChangeItems = { call: CALLS[action], items };
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
        onConfirm: () =>
          onChange(change, hasOwnTexts(action) ? (done) => t(`tracking.${action}.done`, { count: done }) : undefined),
      }}
    >
      {count === 1 && <p>{possible[0]?.number}</p>}
      <p>{t(`tracking.${action}.text`, { count })}</p>
      <p>{t('tracking.register.cost', { count: 0 })}</p>
      <LeftOut reasons={leftOut} />
    </Dialog>
  );
}
