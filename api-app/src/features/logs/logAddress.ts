import { addressFilters, isId, isNumberFilter, isOneOf } from '@tracking-console/app-kit/later';
import type { ListLogs } from '@tracking-console/contract/api/apiLogs';
import { LOG_ENDPOINTS, LOG_SOURCES } from '@tracking-console/contract/api/logConstants';
import { PERIOD_FILTERS, rangeOf } from '../../model/periodFilter.ts';

/** In the envelope; 0 is success. */
export const isCode = (text: string) => /^(-[0-9]{1,8}|[0-9]{1,3})$/.test(text);
export const isIpFilter = (text: string) => /^[0-9A-Fa-f.:]{2,45}$/.test(text);

/** The list's filters in the URL. */
export const logFilters = addressFilters(
  {
    ...PERIOD_FILTERS,
    number: isNumberFilter,
    endpoint: isOneOf(LOG_ENDPOINTS),
    failed: isOneOf(['true', 'false']),
    http_status: (text) => /^[1-5][0-9]{2}$/.test(text),
    code: isCode,
    key_id: isId,
    ip: isIpFilter,
    source: isOneOf(LOG_SOURCES),
  },
  ['log'],
);
export type LogFilter = ReturnType<typeof logFilters.readAll>;
export type LogFilterName = keyof LogFilter;

/** The body of v1/logs/list for what stands in the address. */
export function toListLogs(filter: LogFilter): ListLogs {
  const {
    period: _period,
    from: _from,
    to: _to,
    failed,
    http_status: status,
    code,
    source,
    endpoint,
    ...texts
  } = filter;
  return {
    ...texts,
    ...rangeOf(filter),
    ...(failed && { failed: failed === 'true' }),
    ...(status && { http_status: Number(status) }),
    ...(code && { code: Number(code) }),
    // As the filter has checked.
    ...(source && { source: source as NonNullable<ListLogs['source']> }),
    ...(endpoint && { endpoint: endpoint as NonNullable<ListLogs['endpoint']> }),
  };
}
