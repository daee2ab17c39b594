import { LOG_SOURCES } from '@tracking-console/contract/api/logConstants';

import { useListKeysQuery } from '../../model/keyQueries.ts';
import { useText } from '../../useText.ts';
import type { LogFilter } from './logAddress.ts';

/** Those that the drawer holds. */
const FURTHER = ['http_status', 'code', 'key_id', 'ip', 'source'] as const;

/** The texts of the active filters that are not in the bar. */
export function useFurtherFilters(filter: LogFilter) {
  const t = useText();
  const keys = useKeyOptions();
  const sources = useSourceOptions();
  const titles = {
    http_status: t('deliveries.column.code'),
    code: t('column.code'),
    key_id: t('keys.column.key'),
    ip: t('column.ipAddress'),
    source: t('logs.column.source'),
  };
  return FURTHER.flatMap((name) => {
    const value = filter[name];
    if (!value) return [];
    const known = [...keys, ...sources].find((option) => option.value === value);
    const isNamed = name === 'key_id' || name === 'source';
    return [{ name, label: `${titles[name]}: ${(isNamed && known?.label) || value}` }];
  });
}

export function useKeyOptions() {
  const { data } = useListKeysQuery();
  return (data?.keys ?? []).map(({ id, name, last4 }) => ({ value: id, label: `${name} (…${last4})` }));
}

export function useSourceOptions() {
  const t = useText();
  const labels = { API: 'API', CONSOLE: t('dashboard.usage.console') };
  return LOG_SOURCES.map((source) => ({ value: source as string, label: labels[source] }));
}
