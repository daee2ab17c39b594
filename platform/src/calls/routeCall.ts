import type { RouteAnswer, RouteCalls, RouteParam } from '@tracking-console/contract/calls/routeCalls';
import type { CallRoot } from '@tracking-console/contract/page/page';
import type { CallRequest } from './callTypes.ts';
import type { CamelCase } from './keyConversion.ts';

/** What a route answers with, under our names. */
export type RouteAnswerOf<Calls extends RouteCalls, Path extends keyof Calls> = CamelCase<RouteAnswer<Calls, Path>>;

/**
 * Calls that are routes of their own, by their paths below a root. Our names are camelCase, those on the wire snake_case.
 * With a file, what the call takes is in the query.
 */
export const routeCallOf =
  <Calls extends RouteCalls>(root: CallRoot) =>
  <Path extends keyof Calls & string>(
    path: Path,
    param: CamelCase<RouteParam<Calls, Path>>,
    file?: Blob,
  ): CallRequest => {
    const common = { root, path, keys: 'snake' } as const;
    if (!file) return { ...common, body: param };
    return { ...common, body: file, parameters: param as NonNullable<CallRequest['parameters']> }; // what a query can hold
  };
