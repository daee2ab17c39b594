import { SectionCard as Section, type SectionCardProps } from '@tracking-console/app-kit/later';
import { ChangedElsewhere } from '../../components/ChangedElsewhere.tsx';
import { useText } from '../../useText.ts';
import { labelOf } from './settingLabels.ts';

interface BuyerSectionProps extends Omit<SectionCardProps, 'section' | 'conflict'> {
  section: SectionCardProps['section'] & {
    outdated: readonly string[];
    keep: () => void;
    take: () => void;
  };
}

/** A section of the buyer's settings, with what was changed in another tab meanwhile. */
export function SectionCard({ section, ...card }: BuyerSectionProps) {
  const t = useText();
  const { outdated, keep, take } = section;
  const conflict = outdated.length > 0 && (
    <ChangedElsewhere
      text={t('changedElsewhere.several', { names: outdated.map((name) => t(labelOf(name))).join(', ') })}
      onDiscard={take}
      onKeep={keep}
    />
  );
  return <Section {...card} section={section} conflict={conflict} />;
}
