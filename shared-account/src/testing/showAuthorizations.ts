import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditRow } from '@tracking-console/contract/account/accountEvents';
import type { ApiKeyRow, RangeList } from '@tracking-console/contract/api/keys';
import { API, type BUYER, showPage, success } from './showSecurity.ts';

export const SECRET = 'tk_live_a-value-nobody-may-see-twice-wxyz';
export const keyRow = (changes: Partial<ApiKeyRow> = {}): ApiKeyRow => ({
  id: '1',
  name: 'Warehouse',
  prefix: 'tk_live_',
  last4: 'wxyz',
  mode: 'live',
  scopes: ['read', 'write'],
  status: 'Active',
  create_time: '2026-01-01T00:00:00Z',
  expire_time: null,
  previous: null,
  last_used_time: null,
  last_used_ip: null,
  signing: false,
  revealable: false,
  ...changes,
});
export const auditRow = (changes: Partial<AuditRow> = {}): AuditRow => ({
  id: 'a',
  time: '2026-03-01T08:00:00Z',
  kind: 'keyCreated',
  detail: 'Warehouse (tk_live_…wxyz)',
  device: 'desktop',
  browser: 'Firefox',
  system: 'Linux',
  ip: '192.0.2.1',
  country: '',
  ...changes,
});
export const NO_LIST: RangeList = { enabled: false, ranges: [], version: 0, own_address: '192.0.2.1' };

/** A server that keeps keys as the real one does: a value is in one answer and nowhere else. */
export function serverWith(keys: ApiKeyRow[] = [], answers: Record<string, () => object> = {}) {
  return {
    'keys/list': () => success({ keys, limit: 10 }),
    'keys/create': () => {
      keys.unshift(keyRow());
      return success({ ...keyRow(), key: SECRET });
    },
    'ip/list': () => success(NO_LIST),
    'audit/list': () => success({ rows: [], next: null }),
    ...answers,
  };
}
type Answers = Parameters<typeof showPage>[1];
export const open = (answers: Answers = serverWith(), search = '', place: typeof API | typeof BUYER = API) => {
  const user = { open_app_list: place === API ? ['BUYER', 'API'] : ['BUYER'] };
  return showPage('authorizations', answers, place, { user, search });
};
export const searchOf = ({ platform }: Awaited<ReturnType<typeof open>>) =>
  new URL(platform.navigation.address()).search;
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const click = async (name: string | RegExp) => userEvent.click(await button(name));
export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
export const choose = async (name: string, item: string) => {
  await click(`Actions for ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
