import { type Static, Type } from 'typebox';
import type { CallDeclarations } from './recentCheck.ts';
import { MAX_VIEW_NAME, VIEW_LISTS, type ViewList } from './savedViewConstants.ts';
import { closed, Id } from './schema.ts';
import { Line, Name } from './text.ts';

/** The buyer's saved views: a list's filters, order and columns under a name. */

export const SAVED_VIEW_CODES = { tooMany: -11010180 } as const;

export const GetSavedViews = Type.Object({}, closed);

/** A view of the same name and list is replaced; a name differs by more than its case. */
export const SaveView = Type.Object(
  {
    Name: Name(MAX_VIEW_NAME),
    /** The list's query, as its address has it, without its page. */
    Query: Line(2000),
    /** Shown when the list is opened with no query; there is one a list at most. */
    IsDefault: Type.Optional(Type.Boolean()),
    /** Absent: active. */
    List: Type.Optional(Type.Enum(VIEW_LISTS)),
    /** The query of the view that is to be replaced; empty: there is none. Where there is another, the call is refused with all views. */
    Base: Type.Optional(Type.String({ maxLength: 2000 })),
  },
  closed,
);
export type SaveView = Static<typeof SaveView>;
export const DeleteView = Type.Object({ ViewId: Id }, closed);

export interface SavedView {
  ViewId: string;
  Name: string;
  Query: string;
  IsDefault: boolean;
  List: ViewList;
}

export const SAVED_VIEW_METHODS = {
  GetSavedViews: { param: GetSavedViews, recentCheck: 'not needed' },
  SaveView: { param: SaveView, recentCheck: 'not needed' },
  DeleteView: { param: DeleteView, recentCheck: 'not needed' },
} as const satisfies CallDeclarations;

/** Each is answered with all views as they are now, by name. */
export interface SavedViewAnswers {
  GetSavedViews: SavedView[];
  SaveView: SavedView[];
  DeleteView: SavedView[];
}
