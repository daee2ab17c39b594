import { screen, within } from '@testing-library/react';
import type { SessionRow } from '@tracking-console/contract/account/security';
import type { AccountPage } from '@tracking-console/contract/page/applications';
import { selectToasts } from '@tracking-console/platform';
import type { SentCall } from '@tracking-console/platform/testing';
import { parcels } from '../index.ts';
import { show, startAccount } from './startAccount.ts';

export const API = { identity: 'API', basePath: '/api' } as const;
export const BUYER = { identity: 'BUYER', basePath: '/buyer' } as const;
export const success = (data: unknown) => ({ code: 0, message: '', data });
export const refusal = (code: number) => ({ code, message: 'no', data: null });

const session = (changes: Partial<SessionRow>): SessionRow => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'desktop',
  browser: 'Firefox',
  system: 'Linux',
  ip: '192.0.2.1',
  country: 'ch',
  sign_in_time: '2026-03-01T08:00:00Z',
  last_seen_time: '2026-03-01T09:00:00Z',
  current: false,
  ...changes,
});
export const HERE = session({ current: true });
export const PHONE = session({
  id: '00000000-0000-4000-8000-000000000002',
  kind: 'mobile',
  browser: 'Safari',
  system: 'iOS',
});

type Answers = Record<string, (call: SentCall) => object>;
const QUIET: Answers = {
  'get-two-step': () => success({ since: null, recovery_codes: 0 }),
  'list-passkeys': () => success({ passkeys: [] }),
  'list-sessions': () => success({ sessions: [HERE] }),
  'list-sign-ins': () => success({ sign_ins: [] }),
};

export const showSecurity = (answers: Answers = {}, place: Place = API) => showPage('security', answers, place);

type Place = typeof API | typeof BUYER;

interface Showing {
  user?: object;
  /** The search part of its address. */
  search?: string;
}

/** A page of the account, with a server that answers calls by their names. */
export async function showPage(page: AccountPage, answers: Answers = {}, place: Place = API, more: Showing = {}) {
  const answer = (call: SentCall) => {
    const [verb = '', noun = ''] = call.path.split('/').reverse();
    const known = { ...QUIET, ...answers };
    return (known[`${noun}/${verb}`] ?? known[verb])?.(call);
  };
  const started = await startAccount(more.user ?? {}, answer, `${place.basePath}/${page}${more.search ?? ''}`);
  const parcel = await parcels[page]?.();
  if (!parcel) throw new Error(`There is no page ${page}.`);
  const sentTo = (name: string) => started.sent.filter(({ path }) => path.endsWith(name)).map(({ body }) => body);
  return { ...started, ...(await show(started, parcel, place)), sentTo };
}

/** The store is typed without the slices that every page has. */
export const toastsOf = ({ store }: Awaited<ReturnType<typeof startAccount>>['platform']) =>
  selectToasts(store.getState() as Parameters<typeof selectToasts>[0]);
export const section = async (name: string) => within(await screen.findByRole('region', { name }));
