import { countNumbers, numbersIn, numbersInProse } from '@tracking-console/contract/shipments/numbersInText';
import { MAX_NUMBERS } from '@tracking-console/contract/shipments/shipmentConstants';
import { useMemo, useRef, useState } from 'react';
import {
  type AddOutcome,
  type Choice,
  type DraftRow,
  type Fields,
  isSuggested,
  type NumberCalls,
  outcomeOf,
  type Refusal,
  sendable,
} from './draft.ts';
import { EMPTY_DRAFT, type KeptDraft, useKeptDraft } from './keptDraft.ts';
import { useAskedFields } from './useAskedFields.ts';
import { useDetection } from './useDetection.ts';

const NO_REFUSALS: ReadonlyMap<string, Refusal> = new Map();

interface DraftOptions {
  /** Of the draft, as the tab keeps it. */
  name: string;
  calls: NumberCalls;
  /** The customer's defaults for carriers that need more than the number. */
  defaults?: Fields;
  /** Numbers that are taken at a time, in calls of 40. */
  limit?: number;
  /** Each number can be ticked. */
  hasTicks?: boolean;
}

/**
 * Numbers on their way in: the text as typed, the rows it holds, and what became of them. What was not added stays in the
 * text, with its reason; a call that fails changes nothing.
 */
export function useNumbersDraft({ name, calls, defaults = {}, limit = MAX_NUMBERS, hasTicks = true }: DraftOptions) {
  const [{ text, choices }, setDraft] = useKeptDraft(name);
  const [refusals, setRefusals] = useState(NO_REFUSALS);
  const [outcome, setOutcome] = useState<AddOutcome | null>(null);
  const [adding, setAdding] = useState(false);
  const sending = useRef(false);
  const counts = useMemo(() => countNumbers(text), [text]);
  const inProse = useMemo(() => numbersInProse(text), [text]);
  const isInProse = (number: string) => inProse.has(number) || choices[number]?.isInProse === true;
  const found = [...counts.keys()];
  const numbers = found.slice(0, limit);
  const { known, forget } = useDetection(numbers, calls.detect);
  const askedFields = useAskedFields();
  const rows = numbers.map((number): DraftRow => {
    const { carrier = null, remark = '', fields = defaults, wanted } = choices[number] ?? {};
    const detected = known.get(number);
    const suggested = isSuggested({ number, detected, carrier, isInProse: isInProse(number), hasTicks });
    const entry = { number, times: counts.get(number) ?? 1, carrier, remark, fields, detected };
    return {
      ...entry,
      wanted: wanted ?? suggested,
      asked: askedFields(carrier, detected),
      refusal: refusals.get(number),
    };
  });
  const ready = sendable(rows);

  function change(next: string) {
    setDraft((before) => (next === '' ? EMPTY_DRAFT : { ...before, text: next }));
    setOutcome(null);
    setRefusals((before) => (before.size === 0 ? before : stillThere(before, numbersIn(next))));
  }

  async function add(): Promise<AddOutcome | null> {
    // State is late for a double click.
    if (sending.current || ready.length === 0) return null;
    sending.current = true;
    setAdding(true);
    const { answered, refused } = await sendAll(ready).finally(() => {
      sending.current = false;
      setAdding(false);
    });
    if (answered.length === 0) return null;
    const added = answered.filter(({ number }) => !refused.has(number));
    const done = new Set([...added, ...rows.filter(isLeftover)].map(({ number }) => number));
    // Another tab may have changed what was detected.
    forget(numbers);
    setRefusals(refused);
    setDraft((before) => withoutNumbers(before, done));
    // Numbers without a checkmark were left out on purpose.
    const wanted = rows.filter((row) => row.wanted);
    const result = outcomeOf(wanted, added, refused);
    setOutcome(result);
    return result;
  }

  /** The remaining text, one number a line; it may have what was typed while numbers were sent. */
  function withoutNumbers(before: KeptDraft, gone: ReadonlySet<string>): KeptDraft {
    const left = [...countNumbers(before.text).keys()].filter((number) => !gone.has(number));
    if (left.length === 0) return EMPTY_DRAFT;
    // On a line of its own a number out of a sentence would suggest itself.
    const marked = left.filter(isInProse).map((number) => [number, { ...before.choices[number], isInProse: true }]);
    return { text: left.join('\n'), choices: { ...before.choices, ...Object.fromEntries(marked) } };
  }

  /** Not ticked, and no carrier's format fits: it is removed with the text it was found in. */
  const isLeftover = ({ number, wanted, detected }: DraftRow) =>
    !wanted && isInProse(number) && detected?.CheckDigit === 'unknown';

  /** One call after the other; the first that fails ends it, and was shown as a toast. */
  async function sendAll(wanted: readonly DraftRow[]) {
    const answered: DraftRow[] = [];
    const refused = new Map<string, Refusal>();
    for (let from = 0; from < wanted.length; from += MAX_NUMBERS) {
      const part = wanted.slice(from, from + MAX_NUMBERS);
      const answer = await calls.add(part);
      if (!answer) break;
      answered.push(...part);
      for (const [number, refusal] of answer) refused.set(number, refusal);
    }
    return { answered, refused };
  }

  return {
    text,
    rows,
    limit,
    choices,
    /** How many of the rows would be added. */
    ready: ready.length,
    /** All numbers of the text, also those over the limit. */
    numbers: found,
    /** How many of the numbers are over the limit; they stay in the text. */
    overLimit: found.length - numbers.length,
    adding,
    outcome,
    change,
    add,
    /** The note about the last attempt has been read. */
    endOutcome: () => setOutcome(null),
    /** Adds further numbers to the text; returns how many are new. */
    append: (more: readonly string[]) => {
      const fresh = more.filter((number) => !counts.has(number));
      if (fresh.length > 0) change([text.trimEnd(), ...fresh].filter(Boolean).join('\n'));
      return fresh.length;
    },
    drop: (number: string) => {
      setDraft((before) => withoutNumbers(before, new Set([number])));
      setOutcome(null);
      setRefusals((before) => new Map([...before].filter(([one]) => one !== number)));
    },
    choose: (number: string, choice: Choice) =>
      setDraft((before) => ({
        ...before,
        choices: { ...before.choices, [number]: { ...before.choices[number], ...choice } },
      })),
  };
}

export type NumbersDraft = ReturnType<typeof useNumbersDraft>;

const stillThere = (refusals: ReadonlyMap<string, Refusal>, numbers: readonly string[]) =>
  new Map([...refusals].filter(([number]) => numbers.includes(number)));
