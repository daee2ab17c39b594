import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { TASK_CODES } from '@tracking-console/contract/taskConstants';
import type { StartedTask } from '@tracking-console/contract/tasks';
import type { NumberItem } from '@tracking-console/contract/tracking';
import { ExportTracking } from '@tracking-console/contract/trackingConsole';
import { normalizeNumber } from '@tracking-console/contract/trackingNumbers';
import { SQL } from 'drizzle-orm';
import { requestLanguage } from '../../../documents/requestLanguage.ts';
import type { FairQueue } from '../../../fairQueue.ts';
import { refusal, success } from '../../../http/envelope.ts';
import { requireIdentity } from '../../../http/identity.ts';
import { requireSession, sessionOf } from '../../../http/session.ts';
import type { Owner } from '../../../owner.ts';
import type { ShipmentService } from '../../shipments/shipmentService.ts';
import { type TrackCode, trackError } from '../../tracking/trackErrors.ts';
import { toConditions, toStatus } from '../../tracking/trackListFilter.ts';
import type { TrackListService } from '../../tracking/trackListService.ts';
import type { UserService } from '../../users/userService.ts';
import type { TaskFiles } from '../taskFiles.ts';
import { toTaskRow } from '../taskRow.ts';
import type { TaskService } from '../taskService.ts';
import { exportIds } from './startExport.ts';

interface Services {
  users: UserService;
  tasks: TaskService;
  files: TaskFiles;
  shipments: ShipmentService;
  trackLists: TrackListService;
  wholeLists: FairQueue;
  now: () => Date;
}

/** Writes registered numbers into a file, in the background. */
export const trackingExportRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { shipments, trackLists, tasks, wholeLists } = services;
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'API'));

  app.post('/console-api/v1/tracking/export', { schema: { body: ExportTracking } }, async (request) => {
    const owner: Owner = { gid: sessionOf(request).gid, scope: 'API' };
    const { choice, ...wanted } = request.body;
    const language = requestLanguage(request);
    const answer = await wholeLists.run(owner.gid, async () => {
      const ids = await chosenIds(owner, choice);
      return 'code' in ids ? ids : exportIds(services, owner, ids, { ...wanted, language });
    });
    if (!answer) return refusal(TASK_CODES.tooMany, 'Too many tasks are under way.');
    if ('code' in answer) return refusal(answer.code, answer.message);
    const found = await tasks.find(owner, answer.id);
    return success<StartedTask>({ task: toTaskRow(found ?? { task: answer, files: [], canUndo: false }) });
  });

  async function chosenIds(owner: Owner, choice: ExportTracking['choice']) {
    if ('items' in choice) return idsOfItems(owner, choice.items);
    const { filter } = choice;
    const status = toStatus(filter);
    if (filter.package_status && !status) return trackError(-18010011 satisfies TrackCode, 'package_status');
    const conditions = toConditions(filter);
    if (conditions && !(conditions instanceof SQL)) return conditions;
    return trackLists.listAllIds(owner, { conditions, status });
  }

  async function idsOfItems(owner: Owner, items: readonly NumberItem[]): Promise<number[]> {
    const carriers = new Map<string, number[]>();
    for (const { number, carrier = 0 } of items) {
      const key = normalizeNumber(number);
      carriers.set(key, [...(carriers.get(key) ?? []), Number(carrier)]);
    }
    const found = await shipments.registration.findByNumbers(owner, [...carriers.keys()]);
    const isChosen = (named: readonly number[], carrier: number) => named.includes(0) || named.includes(carrier);
    return found.filter(({ number, carrier }) => isChosen(carriers.get(number) ?? [], carrier)).map(({ id }) => id);
  }
};
