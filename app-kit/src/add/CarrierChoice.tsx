import { Select } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useCarrierNames, useCarrierOptions } from '../carriers/useCarriers.ts';
import { useKitText } from '../texts/useKitText.ts';
import type { Choice, DraftRow } from './draft.ts';

interface CarrierChoiceProps {
  row: DraftRow;
  onChoose: (choice: Choice) => void;
}

const AUTOMATIC = '';
const OTHER = 'other';

/** The likely carriers of a number, best first; any other is a step further. */
export function CarrierChoice({ row: { number, carrier, detected }, onChoose }: CarrierChoiceProps) {
  const t = useKitText();
  const nameOf = useCarrierNames();
  const [searching, setSearching] = useState(false);
  const label = t('add.carrier', { number });
  const choose = (value: string) => {
    setSearching(value === OTHER);
    if (value !== OTHER) onChoose({ carrier: value === AUTOMATIC ? null : Number(value) });
  };
  if (searching) return <AnyCarrier label={label} carrier={carrier} onChoose={choose} />;
  const candidates = detected?.Carriers ?? [];
  const [best] = candidates;
  const isOther = carrier !== null && !candidates.some(({ Carrier }) => Carrier === carrier);
  // The list of all carriers may not be loaded yet.
  const candidateName = ({ Carrier, Name }: (typeof candidates)[number]) => nameOf(Carrier) || Name;
  const option = (key: number) => ({ value: String(key), label: nameOf(key) });
  return (
    <Select
      aria-label={label}
      value={carrier === null ? AUTOMATIC : String(carrier)}
      options={[
        {
          value: AUTOMATIC,
          label: best ? t('add.autoCarrierNamed', { carrier: candidateName(best) }) : t('add.autoCarrier'),
        },
        ...candidates.map((candidate) => ({
          value: String(candidate.Carrier),
          label: `${candidateName(candidate)} · ${t(`candidate.${candidate.Reason}`)}`,
        })),
        ...(isOther ? [option(carrier)] : []),
        { value: OTHER, label: t('add.otherCarrier') },
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
  const t = useKitText();
  const options = useCarrierOptions();
  return (
    <Select
      searchable
      aria-label={label}
      value={carrier === null ? '' : String(carrier)}
      placeholder={t('add.chooseCarrier')}
      options={[{ value: AUTOMATIC, label: t('add.autoCarrier') }, ...options]}
      onValueChange={onChoose}
    />
  );
}
