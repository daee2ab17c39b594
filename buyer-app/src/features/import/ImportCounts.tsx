import { useKitText } from '@tracking-console/app-kit';
import { FileCounts } from '@tracking-console/app-kit/later';
import type { UploadCheck } from '@tracking-console/contract/tasks/imports';
import { useText } from '../../useText.ts';

/** What becomes of the numbers of a file. */
export function ImportCounts({ check: { counts, noted } }: { check: UploadCheck }) {
  const t = useText();
  const kit = useKitText();
  return (
    <FileCounts
      counts={[
        { text: t('shipments.import.state.new'), count: counts.new, tone: 'green' },
        { text: t('shipments.import.state.exists'), count: counts.exists, tone: 'grey' },
        { text: kit('upload.state.repeated'), count: counts.repeated, tone: 'grey' },
        { text: kit('upload.state.invalid'), count: counts.badNumber + counts.rounded, tone: 'red' },
        { text: kit('upload.state.noted'), count: noted, tone: 'amber' },
      ]}
    />
  );
}
