import { useKitText } from '@tracking-console/app-kit';
import { SEQUENCES, type Sequence } from '@tracking-console/contract/shipments/shipmentConstants';
import { Select } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';

interface SortSelectProps {
  sort: Sequence;
  onChange: (sort: Sequence) => void;
}

/** The order of the list. */
export function SortSelect({ sort, onChange }: SortSelectProps) {
  const t = useText();
  const kitText = useKitText();
  return (
    <Select
      aria-label={kitText('refine.sort')}
      value={sort}
      options={SEQUENCES.map((sequence) => ({ value: sequence, label: t(`shipments.sort.${sequence}`) }))}
      onValueChange={(chosen) => onChange(chosen as Sequence)} // one of the options
    />
  );
}
