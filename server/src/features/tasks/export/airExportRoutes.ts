import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ExportAir } from '@tracking-console/contract/air/air';
import { readAirWaybill } from '@tracking-console/contract/air/airWaybillNumber';
import { requestLanguage } from '../../../documents/requestLanguage.ts';
import type { FairQueue } from '../../../fairQueue.ts';
import { apiOwnerOf } from '../../../http/callers/apiOwner.ts';
import { requireIdentity } from '../../../http/callers/identity.ts';
import { requireSession } from '../../../http/callers/session.ts';
import type { AirService } from '../../air/airServices.ts';
import type { UserService } from '../../users/userService.ts';
import { startedAnswer, TOO_MANY } from '../taskAnswers.ts';
import type { TaskFiles } from '../taskFiles.ts';
import type { TaskService } from '../taskService.ts';
import { exportIds } from './startExport.ts';

interface Services {
  users: UserService;
  tasks: TaskService;
  files: TaskFiles;
  air: AirService;
  wholeLists: FairQueue;
  now: () => Date;
}

/** Writes air waybills into a file, in the background. */
export const airExportRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { air, tasks, wholeLists } = services;
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'API'));

  app.post(
    '/console-api/v1/air/export',
    { config: { recentCheck: 'not needed' }, schema: { body: ExportAir } },
    async (request) => {
      const owner = apiOwnerOf(request);
      const { choice, ...wanted } = request.body;
      const language = requestLanguage(request);
      const named = 'filter' in choice ? choice : { numbers: choice.awbs.map((awb) => readAirWaybill(awb).number) };
      const task = await wholeLists.run(owner.gid, async () => {
        const ids = (await air.listChosen(owner, named)).map(({ id }) => id);
        return exportIds(services, owner, ids, { ...wanted, of: 'air', language });
      });
      return task ? startedAnswer(tasks, task) : TOO_MANY;
    },
  );
};
