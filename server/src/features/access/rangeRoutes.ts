import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { KEY_CODES } from '@tracking-console/contract/api/keyConstants';
import {
  type AddressRange,
  CheckRanges,
  type RangeCheck,
  type RangeList,
  type RangeRefusal,
  SaveRanges,
} from '@tracking-console/contract/api/keys';
import { NoParameters } from '@tracking-console/contract/calls/schema';
import type { FastifyRequest } from 'fastify';
import { clientOf } from '../../http/callers/client.ts';
import { requireIdentity } from '../../http/callers/identity.ts';
import { requireSession, sessionOf } from '../../http/callers/session.ts';
import { tabOf } from '../../http/callers/tab.ts';
import { type EnvelopeOf, success } from '../../http/calls/envelope.ts';
import type { AccountEventService } from '../accountEvents/accountEventService.ts';
import type { ApiLogService } from '../apiLogs/apiLogService.ts';
import { isInRanges, normalizeRange } from '../keys/addressRanges.ts';
import type { AllowList, AllowListService } from '../keys/allowListService.ts';
import type { UserService } from '../users/userService.ts';

interface Services {
  allowLists: AllowListService;
  apiLogs: ApiLogService;
  users: UserService;
  accountEvents: AccountEventService;
}

const ROOT = '/console-api/v1/ip';

/** The addresses keys may be used from, as the console manages them. */
export const rangeRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { allowLists, apiLogs, accountEvents } = services;
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'API'));

  const listFor = ({ ip }: FastifyRequest, list: AllowList): RangeList => ({ ...list, own_address: ip });

  async function check(request: FastifyRequest, ranges: readonly AddressRange[]): Promise<RangeCheck> {
    const addresses = await apiLogs.listLastAddresses(sessionOf(request).gid);
    const allowed = ranges.map(({ range }) => range);
    const refused = addresses.filter(({ ip }) => !isInRanges(ip, allowed));
    return {
      calls: sumOf(addresses),
      refused: sumOf(refused),
      addresses: refused,
      own_refused: !isInRanges(request.ip, allowed),
    };
  }

  app.post(`${ROOT}/list`, { config: { recentCheck: 'not needed' }, schema: { body: NoParameters } }, async (request) =>
    success<RangeList>(listFor(request, await allowLists.read(sessionOf(request).gid))),
  );

  app.post(
    `${ROOT}/check`,
    { config: { recentCheck: 'not needed' }, schema: { body: CheckRanges } },
    async (request) => {
      const ranges = readRanges(request.body.ranges);
      return 'problem' in ranges ? refuse(ranges) : success<RangeCheck>(await check(request, ranges.ranges));
    },
  );

  app.post(`${ROOT}/save`, { config: { recentCheck: 'needed' }, schema: { body: SaveRanges } }, async (request) => {
    const { gid } = sessionOf(request);
    const { enabled, version, confirmed } = request.body;
    const read = readRanges(request.body.ranges);
    if ('problem' in read) return refuse(read);
    const { ranges } = read;
    if (enabled && ranges.length === 0) return refuse({ problem: 'empty' });
    if (enabled && !confirmed) {
      const found = await check(request, ranges);
      if (found.own_refused || found.refused > 0) return refuse({ problem: 'lockOut', check: found });
    }
    const detail = () => (enabled ? ranges.map(({ range }) => range).join(', ') : '');
    const event = { gid, kind: 'addressesChanged', client: clientOf(request), part: 'addresses', detail } as const;
    const saved = await accountEvents.change({ ...event, ...tabOf(request) }, (transaction) =>
      allowLists.save(gid, { enabled, ranges, version }, transaction),
    );
    if (saved) return success<RangeList>(listFor(request, saved));
    return refuse({ problem: 'changed', list: listFor(request, await allowLists.read(gid)) });
  });
};

const sumOf = (addresses: readonly { calls: number }[]) => addresses.reduce((sum, { calls }) => sum + calls, 0);

/** The ranges as they are stored, or the problem of the first invalid one. */
function readRanges(given: readonly AddressRange[]): { ranges: AddressRange[] } | RangeRefusal {
  const ranges: AddressRange[] = [];
  for (const [place, { range, note }] of given.entries()) {
    const normal = normalizeRange(range);
    if (normal === null) return { problem: 'format', place };
    if (ranges.some((before) => before.range === normal)) return { problem: 'duplicate', place };
    ranges.push({ range: normal, note: note.trim() });
  }
  return { ranges };
}

const MESSAGES: Record<RangeRefusal['problem'], string> = {
  format: 'This is neither an address nor a network such as 192.0.2.0/24.',
  duplicate: 'This range is in the list already.',
  empty: 'Without a range in the list every call would be refused.',
  lockOut: 'This list refuses your own address, or addresses that your last calls came from.',
  changed: 'The list has been changed meanwhile.',
};

const refuse = (data: RangeRefusal): EnvelopeOf<RangeRefusal> => ({
  code: KEY_CODES.address,
  message: MESSAGES[data.problem],
  data,
});
