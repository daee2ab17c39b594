import { type DataMode, MODE_HEADER } from '@tracking-console/contract/api/keyConstants';
import type { FastifyRequest } from 'fastify';
import { type ApiOwner, apiScope } from '../../owner.ts';
import { sessionOf } from './session.ts';
import { tabOf } from './tab.ts';

/** The set of the API's data that a call with a session is about. */
export const modeOfCall = ({ headers }: FastifyRequest): DataMode =>
  headers[MODE_HEADER] === 'test' ? 'test' : 'live';

/** The owner of the data that a call of the API console is about, behind `requireSession`. */
export function apiOwnerOf(request: FastifyRequest): ApiOwner {
  return { gid: sessionOf(request).gid, scope: apiScope(modeOfCall(request)), ...tabOf(request) };
}
