import type { Static, TSchema } from 'typebox';

/** A call that is a route of its own: what it takes, and what it answers with. */
export interface RouteCall {
  readonly param: TSchema;
  readonly answer: TSchema;
}

/** By path. */
export type RouteCalls = Readonly<Record<string, RouteCall>>;

export type RouteParam<Calls extends RouteCalls, Path extends keyof Calls> = Static<Calls[Path]['param']>;
export type RouteAnswer<Calls extends RouteCalls, Path extends keyof Calls> = Static<Calls[Path]['answer']>;
