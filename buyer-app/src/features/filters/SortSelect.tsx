import { SEQUENCES, type Sequence } from '@tracking-console/contract/shipmentConstants';
import { Select } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';

interface SortSelectProps {
  sort: Sequence;
  onChange: (sort: Sequence) => void;
  className?: string;
}

/** The order of the list. */
export function SortSelect({ sort, onChange, className = '' }: SortSelectProps) {
  const t = useText();
  return (
    <Select
      aria-label={t('shipments.sort.label')}
      value={sort}
      options={SEQUENCES.map((sequence) => ({ value: sequence, label: t(`shipments.sort.${sequence}`) }))}
      onValueChange={(chosen) => onChange(chosen as Sequence)} // one of the options
      className={className}
    />
  );
}
