import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { StartTrackBulk } from '@tracking-console/contract/api/trackBulk';
import { StartBulk } from '@tracking-console/contract/tasks/tasks';
import type { Database } from '../../database.ts';
import { requestLanguage } from '../../documents/requestLanguage.ts';
import type { FairQueue } from '../../fairQueue.ts';
import { requireScope } from '../../http/callers/identity.ts';
import { requireSession } from '../../http/callers/session.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import type { UserService } from '../users/userService.ts';
import { startBulk } from './bulk/startBulk.ts';
import { bulkAnswer, TASK_ROOT, taskOwnerOf } from './taskAnswers.ts';
import type { TaskFiles } from './taskFiles.ts';
import type { TaskService } from './taskService.ts';
import { startTrackBulk } from './trackBulk/startTrackBulk.ts';

interface Services {
  users: UserService;
  db: Database;
  tasks: TaskService;
  files: TaskFiles;
  shipments: ShipmentService;
  wholeLists: FairQueue;
}

/** Changes of many shipments at once. */
export const bulkRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { tasks, wholeLists } = services;
  app.addHook('onRequest', requireSession);
  app.addHook('preHandler', requireScope(services));

  app.post(
    `${TASK_ROOT}/bulk`,
    { config: { recentCheck: 'not needed' }, schema: { body: StartBulk } },
    async (request) => {
      const owner = taskOwnerOf(request);
      const wanted = { ...request.body, language: requestLanguage(request) };
      return bulkAnswer(tasks, await wholeLists.run(owner.gid, () => startBulk(services, owner, wanted)));
    },
  );

  app.post(
    `${TASK_ROOT}/bulk_track`,
    { config: { recentCheck: 'not needed' }, schema: { body: StartTrackBulk } },
    async (request) => {
      const owner = taskOwnerOf(request);
      return bulkAnswer(tasks, await wholeLists.run(owner.gid, () => startTrackBulk(services, owner, request.body)));
    },
  );
};
