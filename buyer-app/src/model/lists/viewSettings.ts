import type { Application } from '@tracking-console/app-kit';
import {
  isSameViewSettings,
  lastViewSettings,
  type ViewSettingsChoices,
  viewSettingsParams,
} from '@tracking-console/app-kit/later';
import { type State, selectUser } from '@tracking-console/platform';

/** The columns a customer can show or hide, in their fixed order. The number is always first. */
const ACTIVE_COLUMNS = [
  'remark',
  'route',
  'status',
  'event',
  'updated',
  'days',
  'estimate',
  'added',
  'orderNo',
  'shop',
  'orderTime',
  'weight',
] as const;
const ARCHIVED_COLUMNS = [
  'remark',
  'route',
  'status',
  'delivered',
  'archived',
  'days',
  'event',
  'added',
  'orderNo',
  'shop',
  'orderTime',
  'weight',
] as const;
export type ActiveColumn = (typeof ACTIVE_COLUMNS)[number];
export type ArchivedColumn = (typeof ARCHIVED_COLUMNS)[number];

const HIDDEN = ['orderNo', 'shop', 'orderTime', 'weight'];
const HIDDEN_IN_ARCHIVE = [...HIDDEN, 'event', 'added'];

export const ACTIVE_VIEW: ViewSettingsChoices<ActiveColumn> = {
  name: 'buyer_list',
  columns: ACTIVE_COLUMNS,
  initial: { columns: ACTIVE_COLUMNS.filter((column) => !HIDDEN.includes(column)), density: 'regular' },
};
export const ARCHIVED_VIEW: ViewSettingsChoices<ArchivedColumn> = {
  name: 'buyer_archive',
  columns: ARCHIVED_COLUMNS,
  initial: { columns: ARCHIVED_COLUMNS.filter((column) => !HIDDEN_IN_ARCHIVE.includes(column)), density: 'regular' },
};

/** The list's current view settings, for an address that is passed on or saved. */
export function currentViewSettings(
  gid: string | undefined,
  params: URLSearchParams,
  archived: boolean,
): Record<string, string> {
  const choices: ViewSettingsChoices = archived ? ARCHIVED_VIEW : ACTIVE_VIEW;
  return viewSettingsParams(gid, params, choices);
}

/** Whether the list begins as the server renders it, without the view settings stored in this browser. */
export function startsAsRendered({ store }: Application['platform']): boolean {
  const { profile } = selectUser(store.getState() as State);
  return isSameViewSettings(lastViewSettings(profile?.gid, ACTIVE_VIEW), ACTIVE_VIEW.initial);
}
