import { type Static, Type } from 'typebox';
import type { CallDeclarations } from '../calls/callDeclaration.ts';
import { closed, Id, NoParameters } from '../calls/schema.ts';
import { Line, Name } from '../values/text.ts';
import { MAX_VIEW_NAME, VIEW_LISTS } from './savedViewConstants.ts';

/** The buyer's saved views: a list's filters, order and columns under a name. */

export const SAVED_VIEW_CODES = { tooMany: -11010180 } as const;

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

const SavedView = Type.Object({
  ViewId: Type.String(),
  Name: Type.String(),
  Query: Type.String(),
  IsDefault: Type.Boolean(),
  List: Type.Enum(VIEW_LISTS),
});
export type SavedView = Static<typeof SavedView>;

/** All views as they are now, by name. */
const SavedViews = Type.Array(SavedView);

export const SAVED_VIEW_METHODS = {
  GetSavedViews: { param: NoParameters, answer: SavedViews, recentCheck: 'not needed' },
  SaveView: { param: SaveView, answer: SavedViews, recentCheck: 'not needed' },
  DeleteView: { param: DeleteView, answer: SavedViews, recentCheck: 'not needed' },
} as const satisfies CallDeclarations;
