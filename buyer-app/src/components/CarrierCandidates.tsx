import { useCarrierNames } from '@tracking-console/app-kit';
import { Skeleton, Tag } from '@tracking-console/ui';
import { useId } from 'react';
import { shipmentsApi } from '../model/shipments/shipmentsApi.ts';
import { useText } from '../useText.ts';
import styles from './CarrierFixer.module.css';

interface CarrierCandidatesProps {
  number: string;
  /** The carrier it has; 0: none. */
  present: number;
  chosen: string;
  onChoose: (key: string) => void;
}

/** The carriers whose numbers look like this one, the likeliest first. */
export function CarrierCandidates({ number, present, chosen, onChoose }: CarrierCandidatesProps) {
  const t = useText();
  const nameOf = useCarrierNames();
  const name = useId();
  const { data, isFetching } = shipmentsApi.endpoints.detectCarriers.useQuery([number]);
  const candidates = data?.[0]?.Carriers ?? [];
  if (isFetching && !data) return <Skeleton rows={3} />;
  if (candidates.length === 0) return <p className={styles.text}>{t('shipments.notFound.carrier')}</p>;
  return (
    <fieldset className={styles.candidates}>
      <legend>{t('shipments.fixer.candidates')}</legend>
      {candidates.map(({ Carrier, Name, CheckDigit, Service }) => (
        <label key={Carrier} className={styles.candidate}>
          <input
            type="radio"
            name={name}
            checked={chosen === String(Carrier)}
            onChange={() => onChoose(String(Carrier))}
          />
          <span className={styles.name}>
            {nameOf(Carrier) || Name} {Service && <span className={styles.service}>{Service}</span>}
          </span>
          {Carrier === present && <Tag>{t('shipments.fixer.present')}</Tag>}
          {CheckDigit === 'valid' && <Tag>{t('shipments.add.note.valid')}</Tag>}
        </label>
      ))}
    </fieldset>
  );
}
