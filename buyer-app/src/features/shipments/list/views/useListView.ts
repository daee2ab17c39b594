import type { ViewList } from '@tracking-console/contract/savedViewConstants';
import type { SavedView } from '@tracking-console/contract/savedViews';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetSavedViewsQuery } from './viewsApi.ts';

/** The list's saved views, and the list as it is as one: its query without its page. */
export function useListView(list: ViewList) {
  const { data = NONE } = useGetSavedViewsQuery();
  const views = data.filter(({ List }) => List === list);
  const [params, setParams] = useSearchParams();
  const query = withoutPage(params);
  const open = ({ Query }: SavedView, how: { replace?: boolean } = {}) =>
    setParams(new URLSearchParams(Query), { ...how, preventScrollReset: true });
  useOpeningView(views, query === '', open);
  return { views, query, open };
}

/** A list that is opened with no wish begins with the default view; later an empty query means what it says. */
function useOpeningView(
  views: readonly SavedView[],
  wishless: boolean,
  open: (view: SavedView, how: { replace: boolean }) => void,
) {
  const undecided = useRef(wishless);
  useEffect(() => {
    if (!wishless) undecided.current = false;
    const view = views.find(({ IsDefault }) => IsDefault);
    if (!undecided.current || views.length === 0) return;
    undecided.current = false;
    if (view) open(view, { replace: true });
  });
}

function withoutPage(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('page');
  return kept.toString();
}

const NONE: readonly SavedView[] = [];
