import { useKitText, useLanguage } from '@tracking-console/app-kit';
import type { TrackChoiceFilter } from '@tracking-console/contract/trackBulk';
import { Banner, formatNumber } from '@tracking-console/ui';
import { Dialog } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { readShipmentName } from './listAddress.ts';

export type ActionName = 'stop' | 'delete' | 'retrack' | 'push';

/** What is about to happen to which shipments, by their names. */
export interface Question {
  action: ActionName;
  shipments: readonly string[];
  /** In their place: all that the filter finds, as a task. */
  all?: { filter: TrackChoiceFilter; total: number; hasGrown?: boolean };
}

interface ActionDialogProps {
  question: Question | undefined;
  onClose: () => void;
  onConfirm: (question: Question) => Promise<void>;
}

/** None of them can be taken back here, so all are asked about. */
export function ActionDialog({ question, onClose, onConfirm }: ActionDialogProps) {
  const t = useText();
  const words = useActionWords();
  const total = formatNumber(question?.all?.total ?? 0, useLanguage());
  if (!question) return null;
  const { action, shipments, all } = question;
  const count = all?.total ?? shipments.length;
  const { title, text, confirm } = words(action, count);
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={onClose}
      confirm={{ text: confirm, danger: action === 'delete', onConfirm: () => onConfirm(question) }}
    >
      {all?.hasGrown && <Banner kind="warning" text={t('tracking.all.grown', { total })} />}
      {!all && count === 1 && <p>{readShipmentName(shipments[0] ?? '').number}</p>}
      <p>{text}</p>
      {all && (
        <p>
          {t('tracking.all.chosen', { total })}. {t('tracking.all.note')}
        </p>
      )}
    </Dialog>
  );
}

/** The texts of an action: its dialog's and, once it is done, its toast's. */
export function useActionWords() {
  const t = useText();
  const kit = useKitText();
  return (action: ActionName, count: number) => {
    if (action === 'stop' || action === 'delete')
      return {
        title: t(`tracking.${action}.title`, { count }),
        text: t(`tracking.${action}.text`, { count }),
        confirm: t(`tracking.${action}.confirm`),
        done: t(`tracking.${action}.done`, { count }),
      };
    const title = t(`tracking.${action}.action`);
    return { title, text: t(`tracking.${action}.text`), confirm: title, done: kit('tasks.outcome.done', { count }) };
  };
}
