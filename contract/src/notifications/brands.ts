import { type Static, Type } from 'typebox';
import type { CallDeclarations } from '../calls/callDeclaration.ts';
import { closed, NoParameters, Nullable } from '../calls/schema.ts';
import { DisplayName, Line } from '../values/text.ts';
import { MAX_BRAND_NAME, MAX_WEBSITE } from './brandConstants.ts';

/** How an account looks to its customers, on tracking pages and in mails. */

const SaveBrand = Type.Object(
  {
    /** Empty: the sender's name. */
    Name: DisplayName(MAX_BRAND_NAME),
    /** #rrggbb; empty: the product's own look. */
    Color: Type.Union([Type.String({ pattern: '^#[0-9a-f]{6}$' }), Type.Literal('')]),
    /** Empty: none. */
    Website: Line(MAX_WEBSITE),
  },
  closed,
);
export type SaveBrand = Static<typeof SaveBrand>;

const Logo = Type.Object({
  /** Of this picture alone: another logo has another. */
  Path: Type.String(),
  /** In pixels, twice of what it is shown with. */
  Width: Type.Integer(),
  Height: Type.Integer(),
});
export type Logo = Static<typeof Logo>;

const Brand = Type.Object({
  ...SaveBrand.properties,
  /** Names that were saved before the rule are kept. */
  Name: Type.String(),
  Logo: Nullable(Logo),
  /** Shown while no name is given. */
  DefaultName: Type.String(),
});
export type Brand = Static<typeof Brand>;

export const BRAND_METHODS = {
  GetBrand: { param: NoParameters, answer: Brand, recentCheck: 'not needed' },
  SaveBrand: { param: SaveBrand, answer: Brand, recentCheck: 'not needed' },
  DeleteLogo: { param: NoParameters, answer: Brand, recentCheck: 'not needed' },
} as const satisfies CallDeclarations;
