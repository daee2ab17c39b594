import type { LiveChange } from '@tracking-console/contract/page/live';
import { createLive } from './live.ts';

const change = (id: string, tab?: string | null): LiveChange => ({
  id,
  kind: 'shipments',
  scope: 'BUYER',
  ids: [id],
  ...(tab !== undefined && { tab }),
});

it('PG-2 a tab is not notified of what it changed itself, and of everything else it is', () => {
  const live = createLive((error) => {
    throw error;
  }, 'own');
  const received: unknown[] = [];
  live.subscribe('shipments', ({ ids }) => received.push(ids));
  live.emit([change('1', 'own'), change('2', 'other'), change('3', null), change('4')]);
  live.emit(null);
  expect(received).toEqual([['2'], ['3'], ['4'], null]);
});
