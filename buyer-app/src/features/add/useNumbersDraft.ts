import { countNumbers, numbersIn } from '@tracking-console/contract/numbersInText';
import { MAX_NUMBERS } from '@tracking-console/contract/shipmentConstants';
import { useMemo, useRef, useState } from 'react';
import { useAddShipmentsMutation } from '../../model/shipments/shipmentWrites.ts';
import {
  type AddOutcome,
  type Choice,
  type DraftRow,
  outcomeOf,
  refusalsOf,
  sendable,
  toNewTrackNo,
  toUndetected,
} from './draft.ts';
import { type DraftName, EMPTY_DRAFT, useKeptDraft } from './keptDraft.ts';
import { useAskedFields, useFieldDefaults } from './useCarrierFields.ts';
import { useDetection } from './useDetection.ts';

const NO_REFUSALS: ReadonlyMap<string, number> = new Map();

/**
 * Numbers on their way in: the text as typed, the rows it holds, and what became of them. What was not added stays in the
 * text, with its reason; a call that fails changes nothing. `most` numbers are taken at a time, in calls of 40.
 */
export function useNumbersDraft(name: DraftName = 'quick', most: number = MAX_NUMBERS) {
  const [{ text, choices }, setDraft] = useKeptDraft(name);
  const [refusals, setRefusals] = useState(NO_REFUSALS);
  const [outcome, setOutcome] = useState<AddOutcome | null>(null);
  const [adding, setAdding] = useState(false);
  const sending = useRef(false);
  const [send] = useAddShipmentsMutation();
  const counts = useMemo(() => countNumbers(text), [text]);
  const found = [...counts.keys()];
  const numbers = found.slice(0, most);
  const { known, forget } = useDetection(numbers);
  const askedFields = useAskedFields();
  const defaults = useFieldDefaults();
  const rows = numbers.map((number): DraftRow => {
    const { carrier = null, remark = '', fields = defaults } = choices[number] ?? {};
    const detected = known.get(number);
    const said = { number, times: counts.get(number) ?? 1, carrier, remark, fields, detected };
    return { ...said, asked: askedFields(carrier, detected), refusal: refusals.get(number) };
  });

  function change(next: string) {
    setDraft((before) => (next === '' ? EMPTY_DRAFT : { ...before, text: next }));
    setOutcome(null);
    setRefusals((before) => (before.size === 0 ? before : stillThere(before, numbersIn(next))));
  }

  async function add(): Promise<AddOutcome | null> {
    // State is late for a double click.
    if (sending.current || rows.length === 0) return null;
    sending.current = true;
    setAdding(true);
    const { answered, refused } = await sendAll(sendable(rows));
    sending.current = false;
    setAdding(false);
    if (answered.length === 0 && sendable(rows).length > 0) return null;
    const added = answered.filter(({ number }) => !refused.has(number));
    const left = found.filter((number) => !added.some((row) => row.number === number));
    forget(numbers);
    setRefusals(refused);
    setDraft((before) => (left.length === 0 ? EMPTY_DRAFT : { ...before, text: left.join('\n') }));
    const result = outcomeOf(rows, added, refused);
    setOutcome(result);
    return result;
  }

  /** One call after the other; the first that fails ends it, and was shown as a toast. */
  async function sendAll(wanted: readonly DraftRow[]) {
    const answered: DraftRow[] = [];
    const refused = new Map<string, number>();
    for (let from = 0; from < wanted.length; from += MAX_NUMBERS) {
      const part = wanted.slice(from, from + MAX_NUMBERS);
      const answer = await send(part.map(toNewTrackNo))
        .unwrap()
        .catch(() => null);
      if (!answer) break;
      answered.push(...part);
      for (const [number, code] of refusalsOf(part, answer)) refused.set(number, code);
    }
    return { answered, refused };
  }

  return {
    text,
    rows,
    most,
    /** How many of the rows can be sent at all. */
    ready: sendable(rows).length,
    /** All numbers of the text, also those beyond the most, and how they would be sent. */
    numbers: found,
    wanted: () => [
      ...rows.map(toNewTrackNo),
      ...found.slice(most).map((number) => toUndetected(number, choices[number] ?? {})),
    ],
    /** Numbers beyond the most that can be added at a time; they stay in the text. */
    beyond: found.length - numbers.length,
    adding,
    outcome,
    change,
    add,
    /** Adds numbers that came another way to the text; answers how many are new. */
    append: (more: readonly string[]) => {
      const fresh = more.filter((number) => !counts.has(number));
      if (fresh.length > 0) change([text.trimEnd(), ...fresh].filter(Boolean).join('\n'));
      return fresh.length;
    },
    drop: (number: string) => change(found.filter((one) => one !== number).join('\n')),
    choose: (number: string, choice: Choice) =>
      setDraft((before) => ({
        ...before,
        choices: { ...before.choices, [number]: { ...before.choices[number], ...choice } },
      })),
  };
}

export type NumbersDraft = ReturnType<typeof useNumbersDraft>;

const stillThere = (refusals: ReadonlyMap<string, number>, numbers: readonly string[]) =>
  new Map([...refusals].filter(([number]) => numbers.includes(number)));
