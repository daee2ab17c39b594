import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  type AuditList,
  type AuditRow,
  ExportAudit,
  ListAudit,
} from '@tracking-console/contract/account/accountEvents';
import { BYTE_ORDER_MARK, writeCsv } from '../../documents/writeCsv.ts';
import { requireSession, sessionOf } from '../../http/callers/session.ts';
import { success } from '../../http/calls/envelope.ts';
import { sendFile } from '../../http/calls/sendFile.ts';
import { checkRange } from '../../http/calls/unreadable.ts';
import type { AccountEventRow, AccountEventService } from '../accountEvents/accountEventService.ts';
import { describeDevice } from '../accountEvents/describeDevice.ts';

interface Services {
  now: () => Date;
  accountEvents: AccountEventService;
}

const ROOT = '/console-api/v1/audit';
const COLUMNS = ['time', 'act', 'detail', 'address', 'browser', 'system', 'country'];

/** The acts on the customer's account. */
export const auditRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { now, accountEvents } = services;
  app.addHook('onRequest', requireSession);

  app.post(`${ROOT}/list`, { config: { recentCheck: 'not needed' }, schema: { body: ListAudit } }, async (request) => {
    checkRange(request.body);
    const { rows, next } = await accountEvents.list(sessionOf(request).gid, request.body);
    return success<AuditList>({ rows: rows.map(toRow), next });
  });

  app.post(
    `${ROOT}/export`,
    { config: { recentCheck: 'not needed' }, schema: { body: ExportAudit } },
    async (request, reply) => {
      checkRange(request.body);
      const name = `audit-log-${now().toISOString().slice(0, 10)}.csv`;
      const content = csvOf(accountEvents.read(sessionOf(request).gid, request.body));
      await sendFile(reply, { name, type: 'text/csv; charset=utf-8', content });
      return reply;
    },
  );
};

async function* csvOf(batches: AsyncIterable<AccountEventRow[]>): AsyncIterable<Uint8Array> {
  const bytes = new TextEncoder();
  yield bytes.encode(BYTE_ORDER_MARK + writeCsv([COLUMNS]));
  for await (const batch of batches) yield bytes.encode(writeCsv(batch.map((event) => cellsOf(toRow(event)))));
}

const cellsOf = ({ time, kind, detail, ip, browser, system, country }: AuditRow) => [
  time,
  kind,
  detail,
  ip,
  browser,
  system,
  country,
];

function toRow({ id, time, kind, detail, userAgent, ip, country }: AccountEventRow): AuditRow {
  const { kind: device, ...names } = describeDevice(userAgent);
  return { id, time: time.toISOString(), kind, detail, device, ...names, ip, country };
}
