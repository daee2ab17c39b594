import {
  SAVED_VIEW_CODES,
  type SAVED_VIEW_METHODS,
  type SavedView,
} from '@tracking-console/contract/shipments/savedViews';
import type { BuyerCalls } from '../../http/calls/buyerCall.ts';
import { changedMeanwhile } from '../../http/calls/changedMeanwhile.ts';
import { success } from '../../http/calls/legacyCall.ts';
import { refuse } from '../../http/calls/refusal.ts';
import type { SavedViewRecord, SavedViewService } from './savedViewService.ts';

export const SAVED_VIEW_CALLS: BuyerCalls<typeof SAVED_VIEW_METHODS, { savedViews: SavedViewService }> = {
  async GetSavedViews(_param, { owner, savedViews }) {
    return success((await savedViews.list(owner)).map(toView));
  },

  async SaveView({ Name, Query, IsDefault = false, List = 'active', Base }, { owner, savedViews }) {
    const saved = await savedViews.save(owner, {
      name: Name.trim(),
      query: Query,
      isDefault: IsDefault,
      list: List,
      base: Base,
    });
    if (saved === 'tooMany') return refuse(SAVED_VIEW_CODES.tooMany, 'There are as many views as there may be.');
    const views = (await savedViews.list(owner)).map(toView);
    return saved === 'saved' ? success(views) : changedMeanwhile(views);
  },

  async DeleteView({ ViewId }, { owner, savedViews }) {
    await savedViews.remove(owner, Number(ViewId));
    return success((await savedViews.list(owner)).map(toView));
  },
};

function toView({ id, name, query, isDefault, list }: SavedViewRecord): SavedView {
  return { ViewId: String(id), Name: name, Query: query, IsDefault: isDefault, List: list };
}
