import { type Static, Type } from 'typebox';
import { closed } from '../calls/schema.ts';
import { ReleaseId } from './releases.ts';

/** A page's report of the modules it loaded. */
export const Beacon = Type.Object(
  {
    release: ReleaseId,
    loads: Type.Array(Type.Object({ module: Type.String({ maxLength: 100 }), ok: Type.Boolean() }, closed), {
      minItems: 1,
      maxItems: 50,
    }),
  },
  closed,
);
export type Beacon = Static<typeof Beacon>;

/** Loads of a module in a release over the requested time. */
export interface LoadCount {
  release: string;
  module: string;
  ok: number;
  failed: number;
}
