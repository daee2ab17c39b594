import { useCarrierNames, useKitText, useTextOr } from '@tracking-console/app-kit';
import { useRangeText } from '@tracking-console/app-kit/later';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useText } from '../../useText.ts';
import { type FilterName, shipmentFilters, TIMES, type TimeName } from './listAddress.ts';
import { pushText } from './shipmentColumns.tsx';

const NAMES = {
  number: 'field.number',
  carrier: 'shipments.fact.carrier',
  package_status: 'column.status',
  tracking_status: 'tracking.column.tracking',
  sync_status: 'tracking.filter.sync',
  push_status: 'tracking.column.push',
  push_status_code: 'deliveries.column.code',
  data_origin: 'tracking.filter.origin',
  register_time: 'tracking.column.registered',
  track_time: 'shipments.fact.sync',
  push_time: 'tracking.filter.pushTime',
  stop_track_time: 'trackingStatus.Stopped',
} as const;
type Stem = keyof typeof NAMES;

const stemOf = (name: FilterName) => name.replace(/_(from|to)$/, '') as Stem; // every filter is a stem, or an end of one

/** Filters in words. */
export function useFilterText() {
  const t = useText();
  const textOr = useTextOr();
  const words = useStatusWords();
  const carrier = useCarrierNames();

  /** Both ends of a range have one name. */
  const nameOf = (name: FilterName) => t(NAMES[stemOf(name)]);

  const textOf = (name: FilterName, value: string): string => {
    switch (name) {
      case 'carrier':
        return carrier(Number(value)) || value;
      case 'package_status':
        return words.main(value);
      case 'tracking_status':
        return words.tracking(value);
      case 'sync_status':
        return t(value === 'true' ? 'tracking.sync.ok' : 'tracking.sync.failed');
      case 'data_origin':
        return textOr(`tracking.dataOrigin.${value}`, value);
      case 'push_status':
        return pushText(t, value);
      default:
        return value.replaceAll(',', ', ');
    }
  };

  return { nameOf, textOf };
}

/** The texts of the filters in the URL; a range is one filter. */
export function useFilterChips(address: URLSearchParams) {
  const kitText = useKitText();
  const rangeText = useRangeText();
  const { nameOf, textOf } = useFilterText();
  const range = (time: TimeName) => ({
    from: shipmentFilters.read(address, `${time}_from`),
    to: shipmentFilters.read(address, `${time}_to`),
  });
  const chips = new Map<string, { key: string; label: string; without: Partial<Record<FilterName, string>> }>();
  for (const name of shipmentFilters.names) {
    const text = shipmentFilters.read(address, name);
    if (!text) continue;
    const stem = stemOf(name);
    const count = text.split(',').length;
    const time = TIMES.find((one) => one === stem);
    const value = time
      ? rangeText(range(time))
      : name === 'number' && count > 2
        ? `${text.split(',', 2).join(', ')} … (${count})`
        : textOf(name, text);
    const without = { ...chips.get(stem)?.without, [name]: '' };
    chips.set(stem, { key: stem, label: kitText('refine.chip', { name: nameOf(name), value }), without });
  }
  return [...chips.values()];
}
