import { type Static, Type } from 'typebox';
import { MAX_BRAND_NAME, MAX_WEBSITE } from './brandConstants.ts';
import type { CallDeclarations } from './recentCheck.ts';
import { closed } from './schema.ts';
import { DisplayName, Line } from './text.ts';

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

export interface Logo {
  /** Of this picture alone: another logo has another. */
  Path: string;
  /** In pixels, twice of what it is shown with. */
  Width: number;
  Height: number;
}

export interface Brand extends SaveBrand {
  Logo: Logo | null;
  /** Shown while no name is given. */
  DefaultName: string;
}

export const BRAND_METHODS = {
  GetBrand: { param: Type.Object({}, closed), recentCheck: 'not needed' },
  SaveBrand: { param: SaveBrand, recentCheck: 'not needed' },
  DeleteLogo: { param: Type.Object({}, closed), recentCheck: 'not needed' },
} as const satisfies CallDeclarations;

export interface BrandAnswers {
  GetBrand: Brand;
  SaveBrand: Brand;
  DeleteLogo: Brand;
}
