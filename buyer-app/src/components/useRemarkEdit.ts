import { useApplication } from '@tracking-console/app-kit';
import { useLayoutEffect, useState } from 'react';
import { isChangedMeanwhile } from '../model/edits/changedMeanwhile.ts';
import { forgetTyped, keepTyped, recallTyped, type Typed } from '../model/edits/typedOver.ts';
import type { Shipment } from '../model/shipments/shipment.ts';
import { useWrites } from '../model/shipments/useWrites.ts';

/**
 * The change of a shipment's name: null while there is none. What was being typed when the page broke is there again, and
 * so is what could not be saved.
 */
export function useRemarkEdit({ id, remark }: Pick<Shipment, 'id' | 'remark'>) {
  const { drafts } = useApplication().platform;
  const draft = `shipments.remark.${id}`;
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { setRemark } = useWrites();
  // After the first rendering, which is as the server's.
  useLayoutEffect(() => setTyped((now) => now ?? recallTyped(drafts, draft)), [drafts, draft]);

  function type(next: Typed) {
    setTyped(next);
    keepTyped(drafts, draft, next);
  }
  function discard() {
    setAsking(false);
    setTyped(null);
    forgetTyped(drafts, draft);
  }
  async function save({ text, base }: Typed) {
    discard();
    if (text.trim() === remark) return;
    const { error } = await setRemark(id, text.trim(), base);
    if (!error) return;
    // The cell shows the stored name, which may be from another tab and is not overwritten without a confirmation.
    keepTyped(drafts, draft, { text, base });
    if (!isChangedMeanwhile(error)) return;
    setTyped({ text, base });
    setAsking(true);
  }
  const isOutdated = ({ text, base }: Typed) => base !== remark && text.trim() !== remark;
  return {
    text: typed?.text ?? null,
    /** The name is another by now than the one that was changed: which of the two is to stay? */
    isAsking,
    begin: () => setTyped(recallTyped(drafts, draft) ?? { text: remark, base: remark }),
    type: (text: string) => type({ text, base: typed?.base ?? remark }),
    discard,
    save() {
      if (!typed || isAsking) return;
      if (isOutdated(typed)) setAsking(true);
      else void save(typed);
    },
    overwrite: () => typed && void save({ ...typed, base: remark }),
  };
}
