import * as answers from '@tracking-console/contract/api/trackAnswers';
import { type TrackError, TrackListFilter } from '@tracking-console/contract/api/tracking';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Refusal } from '../../http/calls/refusal.ts';
import { compileCheck } from '../../http/calls/unreadable.ts';
import { findMisspelled, readLiberally } from './reading/readLiberally.ts';
import { Success, type TrackEndpoint } from './trackEndpoint.ts';
import { trackError, wholeFailure } from './trackErrors.ts';
import { toConditions, toOrder, toStatus } from './trackListFilter.ts';
import { toTrackListRow } from './trackListRow.ts';
import { TRACK_PAGE } from './trackListService.ts';

const filterSchema = Compile(TrackListFilter);
const checkFilter = compileCheck(TrackListFilter);

export const getTrackList: TrackEndpoint = {
  name: 'gettracklist',
  scope: 'read',
  body: TrackListFilter,
  answer: Type.Interface([Success(answers.TrackListData)], { page: answers.TrackListPage }),
  codes: [-18010011, -18010012, -18010013, -18010015],

  async call({ trackLists, now }, { owner }, body) {
    const filter = readLiberally(TrackListFilter, body);
    const fault = faultOf(filter);
    if (fault || !filterSchema.Check(filter)) return wholeFailure(fault ?? trackError(-18010013));
    const conditions = toConditions(filter);
    if (conditions instanceof Refusal) return wholeFailure(conditions);
    const status = toStatus(filter);
    if (filter.package_status && !status) return wholeFailure(trackError(-18010011, 'package_status'));
    // Page 0 means the first as well.
    const page = Math.max(1, Number(filter.page_no ?? 1));
    const { rows, total, counts } = await trackLists.list(owner, { conditions, status, order: toOrder(filter), page });
    const pages = Math.ceil(total / TRACK_PAGE);
    return {
      code: 0,
      data: {
        accepted: rows.map((shipment) => toTrackListRow(shipment, now())),
        rejected: [],
        has_more: page < pages,
        total_pages: pages,
        counts,
      },
      page: { data_total: total, page_total: pages, page_no: page, page_size: TRACK_PAGE },
    };
  },
};

/** A misspelled name would be a filter that filters nothing. */
function faultOf(filter: unknown): TrackError | null {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return trackError(-18010013);
  const field = findMisspelled(TrackListFilter, filter) ?? checkFilter(filter)?.field;
  return field === undefined ? null : trackError(-18010015, field);
}
