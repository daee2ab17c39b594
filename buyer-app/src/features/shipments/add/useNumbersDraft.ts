import { MAX_NUMBERS, SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import { useMemo, useState } from 'react';
import { useAddShipmentsMutation } from '../shipmentWrites.ts';
import { type AddOutcome, type DraftRow, refusalsOf, sendable, toNewTrackNo } from './draft.ts';
import { numbersIn } from './numbersIn.ts';
import { useDetection } from './useDetection.ts';

type Choice = Partial<Pick<DraftRow, 'carrier' | 'remark'>>;

/**
 * Numbers on their way in: the text as typed, the rows it holds, and what became of them. What was not added stays in the
 * text, with its reason; a call that fails changes nothing.
 */
export function useNumbersDraft() {
  const [text, setText] = useState('');
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [refusals, setRefusals] = useState<ReadonlyMap<string, number>>(new Map());
  const [outcome, setOutcome] = useState<AddOutcome | null>(null);
  const [send, { isLoading: adding }] = useAddShipmentsMutation();
  const found = useMemo(() => numbersIn(text), [text]);
  const numbers = found.slice(0, MAX_NUMBERS);
  const { known, forget } = useDetection(numbers);
  const rows = numbers.map((number): DraftRow => {
    const choice = { carrier: null, remark: '', ...choices[number] };
    return { number, ...choice, detected: known.get(number), refusal: refusals.get(number) };
  });

  function change(next: string) {
    setText(next);
    setOutcome(null);
    setRefusals((before) => (before.size === 0 ? before : stillThere(before, numbersIn(next))));
  }

  async function add(): Promise<AddOutcome | null> {
    if (adding || rows.length === 0) return null;
    const sent = sendable(rows);
    const refused = sent.length === 0 ? new Map<string, number>() : await trySending(sent);
    if (!refused) return null;
    const kept = found.filter((number) => refused.has(number) || !sent.some((row) => row.number === number));
    forget(numbers);
    setRefusals(refused);
    setText(kept.join('\n'));
    const result = {
      added: sent.length - refused.size,
      refused: rows.length - sent.length + refused.size,
      overQuota: [...refused.values()].filter((code) => code === SHIPMENT_CODES.overQuota).length,
    };
    setOutcome(result);
    return result;
  }

  const trySending = (sent: readonly DraftRow[]) =>
    send(sent.map(toNewTrackNo))
      .unwrap()
      .then(
        (answer) => refusalsOf(sent, answer),
        () => null, // shown as a toast; everything stays as it was typed
      );

  return {
    text,
    rows,
    /** How many of the rows can be sent at all. */
    ready: sendable(rows).length,
    /** Numbers beyond the most that can be added at a time; they stay in the text. */
    beyond: found.length - numbers.length,
    adding,
    outcome,
    change,
    add,
    drop: (number: string) => change(found.filter((one) => one !== number).join('\n')),
    choose: (number: string, choice: Choice) =>
      setChoices((before) => ({ ...before, [number]: { ...before[number], ...choice } })),
  };
}

export type NumbersDraft = ReturnType<typeof useNumbersDraft>;

const stillThere = (refusals: ReadonlyMap<string, number>, numbers: readonly string[]) =>
  new Map([...refusals].filter(([number]) => numbers.includes(number)));
