import type { PhraseKey } from './phrases/phrase.ts';
import type { Place } from './places.ts';
import { between, type Random } from './random.ts';

/** An entry of a journey's plan, in days from its start and minutes of the place's own day. */
export interface PlannedCheckpoint {
  day: number;
  minute: number;
  place: Place;
  phrase: PhraseKey;
  /** 0: the first carrier, 1: the one that delivers. */
  leg: 0 | 1;
}

export type Hours = readonly [from: number, to: number];

/** Writes a plan from its beginning to its end; each entry is later than the one before it. */
export interface Diary {
  entries: PlannedCheckpoint[];
  /** Adds an entry this many days later, at some minute between the hours. */
  add(phrase: PhraseKey, place: Place, daysLater: number, hours: Hours): void;
  /** From here on, the second carrier writes. */
  changeCarrier(): void;
}

export function createDiary(random: Random): Diary {
  const entries: PlannedCheckpoint[] = [];
  let leg: 0 | 1 = 0;
  return {
    entries,
    add(phrase, place, daysLater, [from, to]) {
      const last = entries.at(-1);
      const day = (last?.day ?? 0) + daysLater;
      const minute = between(random, from * 60, to * 60 - 1);
      const earliest = last?.day === day ? last.minute + between(random, 5, 40) : 0;
      entries.push({ day, minute: Math.max(minute, earliest), place, phrase, leg });
    },
    changeCarrier() {
      leg = 1;
    },
  };
}
