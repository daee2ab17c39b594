import { MAX_DELAY_DAYS } from '@tracking-console/contract/notifications/ruleConstants';
import type { Flow } from '@tracking-console/contract/notifications/templates';
import { Select } from '@tracking-console/ui/later';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useChangeFlowMutation } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';
import { useFlowWords } from './useFlowWords.ts';

const DELAY_HOURS = [0, 1, 2, 4, 8, 12, 24, 48, 72, 7 * 24, 14 * 24, MAX_DELAY_DAYS * 24];

export function DelayField({ flow }: { flow: Flow }) {
  const t = useText();
  const [change] = useChangeFlowMutation();
  const words = useStatusWords();
  const flowWords = useFlowWords();
  const hours = flow.DelayMinutes / 60;
  const offered = [...new Set([...DELAY_HOURS, hours])].sort((one, other) => one - other);
  return (
    <Select
      aria-label={t('consumer.delay', { status: words.main(flow.Status) })}
      value={String(hours)}
      options={offered.map((value) => ({ value: String(value), label: flowWords.delay(value * 60) }))}
      onValueChange={(value) => change({ Status: flow.Status, DelayMinutes: Math.round(Number(value) * 60) })}
    />
  );
}
