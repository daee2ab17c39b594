import type { TrackChoiceFilter, TrackWork } from '@tracking-console/contract/api/trackBulk';
import type { TrackListRow } from '@tracking-console/contract/api/tracking';
import { MAX_CARRIER_CHANGES } from '@tracking-console/contract/shipments/correctionConstants';
import type { AllFound } from '../../model/useBulkWork.ts';

/** Actions that need a confirmation. Texts: `tracking.<action>.*`. */
export const ASKED_ACTIONS = ['stop', 'retrack', 'push', 'delete'] as const;
export type AskedAction = (typeof ASKED_ACTIONS)[number];
export type Action = AskedAction | 'carrier' | 'info' | 'realTime' | 'response';

/** What is about to happen to which shipments. */
export interface Question {
  action: Action;
  rows: readonly TrackListRow[];
  /** In place of the rows. */
  all?: AllFound<TrackChoiceFilter>;
}

/** Props of a confirmation dialog. */
export interface DialogProps {
  onClose: () => void;
  /** `done` gives the text for how many were changed, if the usual one does not fit. */
  onConfirm: (work: TrackWork, done?: (count: number) => string) => Promise<void>;
}

/** The code the public API refuses with; null: it can be done. */
const RULES: Record<Action, (row: TrackListRow) => number | null> = {
  stop: ({ tracking_status }) => (tracking_status === 'Stopped' ? -18019906 : null),
  retrack: ({ tracking_status, is_retracked }) => {
    if (is_retracked) return -18019905;
    return tracking_status === 'Tracking' ? -18019904 : null;
  },
  push: ({ track_time }) => (track_time ? null : -18019909),
  delete: () => null,
  carrier: ({ tracking_status, track_time, carrier_change_count }) => {
    if (tracking_status === 'Stopped') return -18019806;
    if (carrier_change_count >= MAX_CARRIER_CHANGES) return -18019807;
    return track_time ? null : -18019808;
  },
  info: () => null,
  realTime: ({ carrier }) => (carrier === 0 ? -18019910 : null),
  response: ({ track_time }) => (track_time ? null : -18019909),
};

/** The server checks it, too; this shows the reason before the call. */
export const whyNot = (action: Action, row: TrackListRow): number | null => RULES[action](row);

/** Rows an action can be done for, how many are left out for each reason, and how many it is about. */
export function sortOut({ action, rows, all }: Question) {
  // The task lists the refused ones.
  if (all) return { possible: [], leftOut: [], count: all.total };
  const leftOut = new Map<number, number>();
  const possible = rows.filter((row) => {
    const code = whyNot(action, row);
    if (code !== null) leftOut.set(code, (leftOut.get(code) ?? 0) + 1);
    return code === null;
  });
  return { possible, leftOut: [...leftOut], count: possible.length };
}
