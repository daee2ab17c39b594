import { useCarrierNames, useCarrierOptions } from '@tracking-console/app-kit';
import { Select } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import type { Choice, DraftRow } from './draft.ts';

interface CarrierChoiceProps {
  row: DraftRow;
  onChoose: (choice: Choice) => void;
}

const AUTOMATIC = '';
const OTHER = 'other';

/** The likely carriers of a number, best first; any other is a step further. */
export function CarrierChoice({ row: { number, carrier, detected }, onChoose }: CarrierChoiceProps) {
  const t = useText();
  const nameOf = useCarrierNames();
  const [searching, setSearching] = useState(false);
  const label = t('shipments.add.carrier', { number });
  const choose = (value: string) => {
    setSearching(value === OTHER);
    if (value !== OTHER) onChoose({ carrier: value === AUTOMATIC ? null : Number(value) });
  };
  if (searching) return <AnyCarrier label={label} carrier={carrier} onChoose={choose} />;
  const candidates = detected?.Carriers ?? [];
  const [best] = candidates;
  const isOther = carrier !== null && !candidates.some(({ Carrier }) => Carrier === carrier);
  // The list of all carriers may not have come yet.
  const candidateName = ({ Carrier, Name }: (typeof candidates)[number]) => nameOf(Carrier) || Name;
  const option = (key: number) => ({ value: String(key), label: nameOf(key) });
  return (
    <Select
      aria-label={label}
      value={carrier === null ? AUTOMATIC : String(carrier)}
      options={[
        {
          value: AUTOMATIC,
          label: best
            ? t('shipments.add.autoCarrierNamed', { carrier: candidateName(best) })
            : t('shipments.add.autoCarrier'),
        },
        ...candidates.map((candidate) => ({
          value: String(candidate.Carrier),
          label: `${candidateName(candidate)} · ${t(`shipments.candidate.${candidate.Reason}`)}`,
        })),
        ...(isOther ? [option(carrier)] : []),
        { value: OTHER, label: t('shipments.add.otherCarrier') },
      ]}
      onValueChange={choose}
    />
  );
}

interface AnyCarrierProps {
  label: string;
  carrier: number | null;
  onChoose: (value: string) => void;
}

function AnyCarrier({ label, carrier, onChoose }: AnyCarrierProps) {
  const t = useText();
  const options = useCarrierOptions();
  return (
    <Select
      searchable
      aria-label={label}
      value={carrier === null ? '' : String(carrier)}
      placeholder={t('shipments.add.chooseCarrier')}
      options={[{ value: AUTOMATIC, label: t('shipments.add.autoCarrier') }, ...options]}
      onValueChange={onChoose}
    />
  );
}
