import { Banner, Dialog, FormField, Select } from '@tracking-console/ui';
import { useState } from 'react';
import { TextChangedElsewhere } from '../../../editing/ChangedElsewhere.tsx';
import { useText } from '../../../useText.ts';
import type { Shipment } from '../shipment.ts';
import { useCarrierNames } from '../useCarrierNames.ts';
import { useCarrierOptions } from '../useCarrierOptions.ts';
import { CarrierCandidates } from './CarrierCandidates.tsx';
import styles from './CarrierFixer.module.css';
import { useSetCarrierMutation } from './detailApi.ts';
import { refusalText } from './refusalText.ts';

export interface CarrierFixerProps {
  shipment: Pick<Shipment, 'id' | 'number' | 'carriers'>;
  /** How often it can still be changed, where that is known. */
  changesLeft?: number;
  onClose: () => void;
}

const NONE = '0';

/** PG-2e: another carrier for a shipment: those its number speaks for, best first, or any of all. */
export function CarrierFixer({ shipment: { id, number, carriers }, changesLeft, onClose }: CarrierFixerProps) {
  const say = useText();
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
  const nothing = { value: NONE, label: say('shipments.fixer.none') };
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
      title={say('shipments.carrier.change')}
      onClose={onClose}
      confirm={{
        text: say('shipments.fixer.submit'),
        onConfirm: confirm,
        disabled: !changed || isOutdated || changesLeft === 0,
      }}
    >
      <div className={styles.fixer}>
        {isOutdated && (
          <TextChangedElsewhere
            value={carriers.map((key) => nameOf(key) || String(key)).join(' · ') || say('shipments.add.autoCarrier')}
            onDiscard={() => setChoice(null)}
            onKeep={() => setBase(present)}
          />
        )}
        {error && !isOutdated && <Banner kind="error" text={say(refusalText(error))} />}
        <p className={styles.text}>
          {say('shipments.fixer.text')}{' '}
          {changesLeft !== undefined && say('shipments.fixer.left', { count: changesLeft })}
        </p>
        <CarrierCandidates
          number={number}
          present={first}
          chosen={chosen.first}
          onChoose={(key) => setChosen({ ...chosen, first: key })}
        />
        <FormField label={say('shipments.fixer.all')}>
          <Select
            searchable
            value={chosen.first}
            options={[{ ...nothing, label: say('shipments.add.autoCarrier') }, ...options]}
            onValueChange={(key) => setChosen({ ...chosen, first: key || NONE })}
          />
        </FormField>
        <FormField label={say('shipments.fixer.second')} hint={say('shipments.fixer.secondHint')}>
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
