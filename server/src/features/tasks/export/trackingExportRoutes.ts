import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ExportTracking } from '@tracking-console/contract/api/trackingConsole';
import { requestLanguage } from '../../../documents/requestLanguage.ts';
import type { FairQueue } from '../../../fairQueue.ts';
import { apiOwnerOf } from '../../../http/callers/apiOwner.ts';
import { requireIdentity } from '../../../http/callers/identity.ts';
import { requireSession } from '../../../http/callers/session.ts';
import { refusal } from '../../../http/calls/envelope.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { ShipmentService } from '../../shipments/shipmentService.ts';
import type { TrackListService } from '../../tracking/trackListService.ts';
import type { UserService } from '../../users/userService.ts';
import { startedAnswer, TOO_MANY } from '../taskAnswers.ts';
import type { TaskFiles } from '../taskFiles.ts';
import type { TaskService } from '../taskService.ts';
import { chosenTracked } from './chosenTracked.ts';
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
  const { tasks, wholeLists } = services;
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'API'));

  app.post(
    '/console-api/v1/tracking/export',
    { config: { recentCheck: 'not needed' }, schema: { body: ExportTracking } },
    async (request) => {
      const owner = apiOwnerOf(request);
      const { choice, ...wanted } = request.body;
      const language = requestLanguage(request);
      const answer = await wholeLists.run(owner.gid, async () => {
        const ids = await chosenTracked(services, owner, choice);
        return ids instanceof Refusal ? ids : exportIds(services, owner, ids, { ...wanted, language });
      });
      if (!answer) return TOO_MANY;
      if (answer instanceof Refusal) return refusal(answer.code, answer.message);
      return startedAnswer(tasks, answer);
    },
  );
};
