import type { DetectedNumber } from '@tracking-console/contract/shipments/adding';
import { MAX_NUMBERS } from '@tracking-console/contract/shipments/shipmentConstants';
import { useEffect, useRef, useState } from 'react';
import type { NumberCalls } from './draft.ts';

const TYPING_PAUSE_MS = 300;
/** A call that failed is repeated as often, each time after twice as long: the last after 10 s. */
const MAX_REPEATS = 5;

type Detection = ReadonlyMap<string, DetectedNumber>;

/**
 * Detects the carriers of numbers while they are typed: only new numbers are sent, after a pause in the typing; the
 * next keystroke aborts a pending request. The answer is kept until the numbers are `forgotten`.
 */
export function useDetection(numbers: readonly string[], detect: NumberCalls['detect']) {
  const [known, setKnown] = useState<Detection>(new Map());
  const [failed, setFailed] = useState({ unknown: '', times: 0 });
  const latest = useRef(detect);
  useEffect(() => {
    latest.current = detect;
  });
  // More than a call takes: the answer to the first ones leads to the next.
  const unknown = numbers
    .filter((number) => !known.has(number))
    .slice(0, MAX_NUMBERS)
    .join('\n');

  const failures = failed.unknown === unknown ? failed.times : 0;
  useEffect(() => {
    if (unknown === '') return;
    const asked = unknown.split('\n');
    let isOver = false;
    let request: ReturnType<NumberCalls['detect']> | undefined;
    const timer = setTimeout(
      () => {
        request = latest.current(asked);
        request.unwrap().then(
          (found) =>
            setKnown((before) => new Map([...before, ...found.map((one, at) => [asked[at] ?? '', one] as const)])),
          // The request is repeated; until then the numbers can be added without the answer.
          () => !isOver && setFailed({ unknown, times: Math.min(failures + 1, MAX_REPEATS) }),
        );
      },
      TYPING_PAUSE_MS * 2 ** failures,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      request?.abort();
    };
  }, [unknown, failures]);

  const forget = (gone: readonly string[]) =>
    setKnown((before) => new Map([...before].filter(([number]) => !gone.includes(number))));
  return { known, forget };
}
