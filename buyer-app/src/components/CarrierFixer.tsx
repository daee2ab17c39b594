import { useCarrierNames, useCarrierOptions, useKitText } from '@tracking-console/app-kit';
import { Banner, FormField, Skeleton, Tag } from '@tracking-console/ui';
import { Dialog, Select } from '@tracking-console/ui/later';
import { useId, useState } from 'react';
import { useSetCarrierMutation } from '../model/shipments/detailApi.ts';
import type { Shipment } from '../model/shipments/shipment.ts';
import { shipmentsApi } from '../model/shipments/shipmentsApi.ts';
import { useText } from '../useText.ts';
import styles from './CarrierFixer.module.css';
import { TextChangedElsewhere } from './ChangedElsewhere.tsx';
import { refusalText } from './refusalText.ts';

interface CarrierFixerProps {
  shipment: Pick<Shipment, 'id' | 'number' | 'carriers'>;
  /** How often it can still be changed, where that is known. */
  changesLeft?: number;
  onClose: () => void;
}

const NONE = '0';

/** Another carrier for a shipment: those its number speaks for, best first, or any of all. */
export function CarrierFixer({ shipment: { id, number, carriers }, changesLeft, onClose }: CarrierFixerProps) {
  const t = useText();
  const kit = useKitText();
  const [setCarrier, { error }] = useSetCarrierMutation();
  const [first = 0, second = 0] = carriers;
  const present = { first: String(first), second: String(second) };
  const [base, setBase] = useState(present);
  const [choice, setChoice] = useState<typeof present | null>(null);
  const chosen = choice ?? present;
  const isOutdated = choice !== null && (base.first !== present.first || base.second !== present.second);
  const setChosen = (next: typeof present) => {
    if (!choice) setBase(present);
    setChoice(next);
  };
  const nameOf = useCarrierNames();
  const options = useCarrierOptions();
  const nothing = { value: NONE, label: t('shipments.fixer.none') };
  const changed = chosen.first !== String(first) || chosen.second !== String(second);
  const confirm = async () => {
    const { first, second } = chosen;
    const wanted = {
      TrackInfoId: id,
      FirstCarrier: Number(first),
      SecondCarrier: first === NONE ? 0 : Number(second),
      Base: { FirstCarrier: Number(base.first), SecondCarrier: Number(base.second) },
    };
    if (!('error' in (await setCarrier(wanted)))) onClose();
  };
  return (
    <Dialog
      open
      title={t('shipments.carrier.change')}
      onClose={onClose}
      confirm={{
        text: t('shipments.fixer.submit'),
        onConfirm: confirm,
        disabled: !changed || isOutdated || changesLeft === 0,
      }}
    >
      <div className={styles.fixer}>
        {isOutdated && (
          <TextChangedElsewhere
            value={carriers.map((key) => nameOf(key) || String(key)).join(' · ') || kit('add.autoCarrier')}
            onDiscard={() => setChoice(null)}
            onKeep={() => setBase(present)}
          />
        )}
        {error && !isOutdated && <Banner kind="error" text={t(refusalText(error))} />}
        <p className={styles.text}>
          {t('shipments.fixer.text')} {changesLeft !== undefined && t('shipments.fixer.left', { count: changesLeft })}
        </p>
        <CarrierCandidates
          number={number}
          present={first}
          chosen={chosen.first}
          onChoose={(key) => setChosen({ ...chosen, first: key })}
        />
        <FormField label={t('field.carrier')}>
          <Select
            searchable
            value={chosen.first}
            options={[{ ...nothing, label: kit('add.autoCarrier') }, ...options]}
            onValueChange={(key) => setChosen({ ...chosen, first: key || NONE })}
          />
        </FormField>
        <FormField label={t('carrier.lastMile')} hint={t('shipments.fixer.secondHint')}>
          <Select
            searchable
            disabled={chosen.first === NONE}
            value={chosen.first === NONE ? NONE : chosen.second}
            options={[nothing, ...options]}
            onValueChange={(key) => setChosen({ ...chosen, second: key || NONE })}
          />
        </FormField>
      </div>
    </Dialog>
  );
}

interface CarrierCandidatesProps {
  number: string;
  /** The carrier it has; 0: none. */
  present: number;
  chosen: string;
  onChoose: (key: string) => void;
}

/** The carriers whose format the number has, the likeliest first. */
function CarrierCandidates({ number, present, chosen, onChoose }: CarrierCandidatesProps) {
  const t = useText();
  const kit = useKitText();
  const nameOf = useCarrierNames();
  const name = useId();
  const { data, isFetching } = shipmentsApi.endpoints.detectCarriers.useQuery([number]);
  const candidates = data?.[0]?.Carriers ?? [];
  if (isFetching && !data) return <Skeleton rows={3} />;
  if (candidates.length === 0) return <p className={styles.text}>{t('shipments.notFound.carrier')}</p>;
  return (
    <fieldset className={styles.candidates}>
      <legend>{t('shipments.fixer.candidates')}</legend>
      {candidates.map(({ Carrier, Name, Reason, Service }) => (
        <label key={Carrier} className={styles.candidate}>
          <input
            type="radio"
            name={name}
            checked={chosen === String(Carrier)}
            onChange={() => onChoose(String(Carrier))}
          />
          <span className={styles.name}>
            {nameOf(Carrier) || Name} {Service && <span className={styles.service}>{Service}</span>}
            <span className={styles.reason}>{kit(`candidate.${Reason}`)}</span>
          </span>
          {Carrier === present && <Tag>{t('shipments.fixer.present')}</Tag>}
        </label>
      ))}
    </fieldset>
  );
}
