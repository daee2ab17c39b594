import type { DataMode } from '@tracking-console/contract/api/keyConstants';
import { consoleOf } from './consoleOf.ts';

/**
 * Where a link leads while a set of data is chosen: a page of the API console names test data, unless the link names a set itself.
 * So what is copied or opened in a new tab shows the same.
 */
export function inDataMode(href: string, chosen: DataMode): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(href) ?? [];
  if (chosen === 'live' || consoleOf(path) !== 'API' || new URLSearchParams(search).has('mode')) return href;
  return `${path}?${search && `${search}&`}mode=test${hash}`;
}
