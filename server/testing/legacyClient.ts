import type { CallAnswers, CallDeclaration, CallParam } from '@tracking-console/contract/calls/callDeclaration';
import type { LEGACY_ROOTS, LegacyRoot } from '@tracking-console/contract/calls/legacyRoots';
import type { Static, TSchema } from 'typebox';
import type { Caller } from './caller.ts';

type Roots = typeof LEGACY_ROOTS;
type Method<Root extends LegacyRoot> = keyof CallAnswers<Roots[Root]> & keyof Roots[Root];
type PageInfo<Call> = Call extends CallDeclaration & { pageInfo: infer Schema extends TSchema }
  ? Static<Schema>
  : undefined;

export interface LegacyReply<Root extends LegacyRoot, M extends Method<Root>> {
  Code: number;
  Message: string;
  Json: CallAnswers<Roots[Root]>[M];
  pageInfo: PageInfo<Roots[Root][M]>;
}

export const wrapper = (method: PropertyKey, param: unknown, timeZoneOffset = 0) => ({
  version: '1.0',
  timeZoneOffset,
  method,
  param,
});

/** Makes the calls of a root, as the consoles send them. */
export const legacyClient =
  <Root extends LegacyRoot>(root: Root) =>
  async <M extends Method<Root>>(
    caller: Caller,
    method: M,
    param: CallParam<Roots[Root], M>,
    timeZoneOffset = 0,
  ): Promise<LegacyReply<Root, M>> =>
    (await caller.post(root, wrapper(method, param, timeZoneOffset))).json();
