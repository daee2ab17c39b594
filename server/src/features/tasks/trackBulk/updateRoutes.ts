import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CheckUpdate,
  StartUpdate,
  type UpdateCheck,
  UpdateTemplate,
} from '@tracking-console/contract/api/trackingConsole';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import { requestLanguage } from '../../../documents/requestLanguage.ts';
import { textsOf } from '../../../documents/texts.ts';
import type { FairQueue } from '../../../fairQueue.ts';
import { apiOwnerOf } from '../../../http/callers/apiOwner.ts';
import { requireIdentity } from '../../../http/callers/identity.ts';
import { requireSession } from '../../../http/callers/session.ts';
import { refusal, success } from '../../../http/calls/envelope.ts';
import { sendFile } from '../../../http/calls/sendFile.ts';
import type { UserService } from '../../users/userService.ts';
import { UPDATE_COLUMNS } from '../files/ownColumns.ts';
import { writeTemplate } from '../import/importTemplate.ts';
import { startedAnswer } from '../taskAnswers.ts';
import type { TaskService } from '../taskService.ts';
import type { UpdateService } from './updateService.ts';

interface Services {
  users: UserService;
  tasks: TaskService;
  updates: UpdateService;
  wholeLists: FairQueue;
}

const ROOT = '/console-api/v1/tracking';

/** Updates registered numbers from a file. */
export const updateRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { tasks, updates, wholeLists } = services;
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'API'));

  app.post(
    `${ROOT}/template`,
    { config: { recentCheck: 'not needed' }, schema: { body: UpdateTemplate } },
    async (request, reply) => {
      const { t } = textsOf(requestLanguage(request));
      await sendFile(reply, writeTemplate(t, UPDATE_COLUMNS, 'update-template.xlsx'));
      return reply;
    },
  );

  app.post(
    `${ROOT}/check`,
    { config: { recentCheck: 'not needed' }, schema: { body: CheckUpdate } },
    async (request) => {
      const owner = apiOwnerOf(request);
      const check = await wholeLists.run(owner.gid, () => updates.check(owner, request.body));
      if (typeof check === 'object') return success<UpdateCheck>(check);
      return refusal(TASK_CODES[check], 'There is no such file, or it has no column of tracking numbers.');
    },
  );

  app.post(
    `${ROOT}/import`,
    { config: { recentCheck: 'not needed' }, schema: { body: StartUpdate } },
    async (request) => {
      const owner = apiOwnerOf(request);
      const started = await wholeLists.run(owner.gid, () => updates.start(owner, request.body));
      if (typeof started === 'object') return startedAnswer(tasks, started);
      return refusal(TASK_CODES[started], 'The update cannot be started.');
    },
  );
};
