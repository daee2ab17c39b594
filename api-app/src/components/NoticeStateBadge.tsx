import type { NoticeState } from '@tracking-console/contract/notifications/ruleConstants';
import { StatusBadge } from '@tracking-console/ui';
import type { Hue } from '@tracking-console/ui/later';
import { useNoticeWords } from './useNoticeWords.ts';

const TONES: Record<NoticeState, Hue> = {
  Waiting: 'amber',
  Sent: 'blue',
  Delivered: 'green',
  Opened: 'green',
  Clicked: 'green',
  Bounced: 'red',
  Failed: 'red',
  Suppressed: 'grey',
  Skipped: 'grey',
};

/** The state of a message. */
export function NoticeStateBadge({ state }: { state: NoticeState }) {
  const words = useNoticeWords();
  return <StatusBadge tone={TONES[state]}>{words.state(state)}</StatusBadge>;
}
