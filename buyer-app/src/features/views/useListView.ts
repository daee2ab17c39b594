import type { ViewList } from '@tracking-console/contract/shipments/savedViewConstants';
import type { SavedView } from '@tracking-console/contract/shipments/savedViews';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { currentViewSettings } from '../../model/lists/viewSettings.ts';
import { useGid } from '../../model/useGid.ts';
import { useGetSavedViewsQuery } from './viewsApi.ts';

/** The list's saved views, and the list as it is as one: its query without its page, with the view settings stored in this browser. */
export function useListView(list: ViewList) {
  const { data = NONE } = useGetSavedViewsQuery();
  const views = data.filter(({ List }) => List === list);
  const gid = useGid();
  const [params, setParams] = useSearchParams();
  const query = asView(params, list, gid);
  /** A view without view settings is shown with those this browser remembers. */
  const isOpen = ({ Query }: SavedView) => asView(new URLSearchParams(Query), list, gid) === query;
  const open = ({ Query }: SavedView, how: { replace?: boolean } = {}) =>
    setParams(new URLSearchParams(Query), { ...how, preventScrollReset: true });
  useOpeningView(views, hasNoSettings(params), open);
  return { views, query, isOpen, open };
}

/** A list opened without parameters begins with the default view; later an empty query is taken as it is. */
function useOpeningView(
  views: readonly SavedView[],
  isUnset: boolean,
  open: (view: SavedView, how: { replace: boolean }) => void,
) {
  const undecided = useRef(isUnset);
  useEffect(() => {
    if (!isUnset) undecided.current = false;
    const view = views.find(({ IsDefault }) => IsDefault);
    if (!undecided.current || views.length === 0) return;
    undecided.current = false;
    if (view) open(view, { replace: true });
  });
}

function asView(params: URLSearchParams, list: ViewList, gid: string | undefined): string {
  const saved = new URLSearchParams(params);
  saved.delete('page');
  for (const [name, value] of Object.entries(currentViewSettings(gid, params, list === 'archived')))
    saved.set(name, value);
  return saved.toString();
}

const hasNoSettings = (params: URLSearchParams) => [...params.keys()].every((name) => name === 'page');

const NONE: readonly SavedView[] = [];
