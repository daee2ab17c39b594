import { AddDialog, type NumbersDraft, type WayToAdd } from '@tracking-console/app-kit/later';
import { paths } from '@tracking-console/platform';
import { Banner, Button } from '@tracking-console/ui';
import { type ComponentType, useState } from 'react';
import { ScanPanel } from '../../components/scan/ScanPanel.tsx';
import { useText } from '../../useText.ts';
import { MAX_DRAFT_NUMBERS } from './addLimits.ts';
import { allOf, draftFile } from './draftFile.ts';
import { useAdding } from './useAdding.ts';
import { useFieldDefaults } from './useFieldDefaults.ts';

interface AddNumbersProps {
  open: boolean;
  onClose: () => void;
  /** Takes a whole file of numbers: one that is given to it, or that is chosen there. */
  FilePanel: ComponentType<{ given: File | null; onStarted: () => void; onClose: () => void }>;
}

/** Numbers become shipments: pasted, out of any text, from a file or with the camera. */
export function AddNumbers({ open, onClose, FilePanel }: AddNumbersProps) {
  const t = useText();
  const calls = useAdding();
  const defaults = useFieldDefaults();
  const [carried, setCarried] = useState<File | null>(null);
  const file: WayToAdd = {
    key: 'file',
    label: t('shipments.add.way.file'),
    addsItself: true,
    // The file's content stays in the field until it is sent.
    content: (draft) => <FilePanel given={carried} onStarted={() => carried && draft.change('')} onClose={onClose} />,
  };
  const scan: WayToAdd = {
    key: 'scan',
    label: t('shipments.add.way.scan'),
    content: (draft) => <ScanPanel onNumbers={draft.append} />,
  };
  const carryOver = (draft: NumbersDraft, choose: (way: string) => void) => {
    setCarried(draftFile(allOf(draft), t('shipments.add.carriedName')));
    choose('file');
  };
  return (
    <AddDialog
      open={open}
      onClose={onClose}
      title={t('add.title')}
      submitText={(count) => (count === 0 ? t('shipments.add.submitNone') : t('shipments.add.submit', { count }))}
      name="shipments.add.dialog"
      calls={calls}
      defaults={defaults}
      limit={MAX_DRAFT_NUMBERS}
      hrefOf={({ detected }) => paths.buyer.shipment(detected?.TrackInfoId ?? '')}
      ways={[file, scan]}
      onWay={() => setCarried(null)}
      renderOverLimit={(draft, choose) =>
        draft.overLimit > 0 && (
          <Banner
            kind="info"
            text={t('shipments.add.carry', { count: draft.numbers.length })}
            actions={
              <Button size="sm" onClick={() => carryOver(draft, choose)}>
                {t('shipments.add.carry.action')}
              </Button>
            }
          />
        )
      }
    />
  );
}
