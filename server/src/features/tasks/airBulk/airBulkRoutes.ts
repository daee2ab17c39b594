import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { StartAirBulk } from '@tracking-console/contract/air/air';
import { AIR_WORK } from '@tracking-console/contract/air/airConstants';
import { readAirWaybill } from '@tracking-console/contract/air/airWaybillNumber';
import type { FairQueue } from '../../../fairQueue.ts';
import { apiOwnerOf } from '../../../http/callers/apiOwner.ts';
import { requireIdentity } from '../../../http/callers/identity.ts';
import { requireSession } from '../../../http/callers/session.ts';
import type { AirService } from '../../air/airServices.ts';
import type { UserService } from '../../users/userService.ts';
import { inputRows, startOfRows } from '../startOfRows.ts';
import { bulkAnswer } from '../taskAnswers.ts';
import type { TaskFiles } from '../taskFiles.ts';
import type { TaskService } from '../taskService.ts';
import { AIR_COLUMNS, type AirParams } from './airBulkKind.ts';

interface Services {
  users: UserService;
  tasks: TaskService;
  files: TaskFiles;
  air: AirService;
  wholeLists: FairQueue;
}

/** Changes of many air waybills at once. */
export const airBulkRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { air, tasks, wholeLists } = services;
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'API'));

  app.post(
    '/console-api/v1/air/bulk',
    { config: { recentCheck: 'not needed' }, schema: { body: StartAirBulk } },
    async (request) => {
      const owner = apiOwnerOf(request);
      const { action, choice, request_id: requestId } = request.body;
      const choose = async () => {
        // Numbers that are not registered are rows that fail.
        const numbers =
          'filter' in choice
            ? (await air.listChosen(owner, choice)).map(({ number }) => number)
            : choice.awbs.map((awb) => readAirWaybill(awb).number);
        return { count: numbers.length, rows: inputRows(numbers, (number) => [number]) };
      };
      const outcome = await wholeLists.run(owner.gid, () =>
        startOfRows(services, owner, {
          params: { action: AIR_WORK[action] } satisfies AirParams,
          requestId,
          previewed: 'previewed' in choice ? choice.previewed : undefined,
          columns: AIR_COLUMNS,
          choose,
        }),
      );
      return bulkAnswer(tasks, outcome);
    },
  );
};
