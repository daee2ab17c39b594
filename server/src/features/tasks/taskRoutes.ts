import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import {
  DownloadFile,
  DuplicateTask,
  ExportAccount,
  ExportShipments,
  ListTasks,
  NamedTask,
  type TaskDetail,
  type TaskList,
} from '@tracking-console/contract/tasks/tasks';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database.ts';
import { requestLanguage } from '../../documents/requestLanguage.ts';
import { textsOf } from '../../documents/texts.ts';
import type { FairQueue } from '../../fairQueue.ts';
import { apiOwnerOf } from '../../http/callers/apiOwner.ts';
import { requireScope } from '../../http/callers/identity.ts';
import { requireSession } from '../../http/callers/session.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import { sendFile } from '../../http/calls/sendFile.ts';
import { UnreadableParameter } from '../../http/calls/unreadable.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import type { UserService } from '../users/userService.ts';
import { startAccountExport } from './account/startAccountExport.ts';
import { undoTask } from './bulk/undoTask.ts';
import { duplicateTask } from './duplicateTask.ts';
import { exportNow, startExport } from './export/startExport.ts';
import { MISSING, taskOwnerOf as ownerOf, TASK_ROOT as ROOT, startedAnswer, TOO_MANY } from './taskAnswers.ts';
import { openDownload } from './taskDownload.ts';
import type { TaskFiles } from './taskFiles.ts';
import { toTaskDetail, toTaskRow } from './taskRow.ts';
import type { TaskService } from './taskService.ts';
import type { TaskRecord } from './taskTable.ts';

interface Services {
  users: UserService;
  db: Database;
  tasks: TaskService;
  wholeLists: FairQueue;
  downloads: FairQueue;
  files: TaskFiles;
  now: () => Date;
  shipments: ShipmentService;
}

/** Background work, as both consoles start, watch and end it. */
export const taskRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { tasks, wholeLists, downloads } = services;
  app.addHook('onRequest', requireSession);
  app.addHook('preHandler', requireScope(services));

  app.post(`${ROOT}/list`, { config: { recentCheck: 'not needed' }, schema: { body: ListTasks } }, async (request) => {
    const { gid, scope } = ownerOf(request);
    const api = apiOwnerOf(request).scope;
    const { every_scope, page_no: page = 1, page_size: size = 20, ...filter } = request.body;
    const identities = every_scope ? await services.users.listIdentities(gid) : [];
    const scopes = every_scope ? identities.map((identity) => (identity === 'API' ? api : identity)) : [scope];
    const { rows, total } = await tasks.list(gid, { ...filter, ...rangeOf(filter), scopes, page, size });
    const counts = { data_total: total, page_total: Math.ceil(total / size), page_no: page, page_size: size };
    return success<TaskList>({ tasks: rows.map(toTaskRow), page: counts });
  });

  app.post(`${ROOT}/get`, { config: { recentCheck: 'not needed' }, schema: { body: NamedTask } }, async (request) => {
    const found = await tasks.find(ownerOf(request), Number(request.body.id));
    if (!found) return MISSING;
    const [failures, log] = await Promise.all([tasks.listFailures(found), tasks.listLog(found)]);
    return success<TaskDetail>(toTaskDetail(found, { failures, log, t: textsOf(requestLanguage(request)).t }));
  });

  app.post(
    `${ROOT}/cancel`,
    { config: { recentCheck: 'not needed' }, schema: { body: NamedTask } },
    async (request) => {
      const cancelled = await tasks.cancel(ownerOf(request), Number(request.body.id));
      return cancelled ? started(cancelled) : refuseTask(request, request.body.id);
    },
  );

  app.post(`${ROOT}/retry`, { config: { recentCheck: 'not needed' }, schema: { body: NamedTask } }, async (request) => {
    const again = await tasks.retry(ownerOf(request), Number(request.body.id));
    return again ? started(again) : refuseTask(request, request.body.id);
  });

  app.post(
    `${ROOT}/duplicate`,
    { config: { recentCheck: { when: 'the task exports the whole account' } }, schema: { body: DuplicateTask } },
    async (request) => {
      const { id, request_id } = request.body;
      await protectAccountExport(request, id);
      const outcome = await duplicateTask(services, ownerOf(request), Number(id), request_id);
      if (outcome.kind === 'started') return started(outcome.task);
      return outcome.kind === 'tooMany' ? TOO_MANY : refuseTask(request, id);
    },
  );

  app.post(`${ROOT}/undo`, { config: { recentCheck: 'not needed' }, schema: { body: NamedTask } }, async (request) => {
    const undo = await undoTask(services, ownerOf(request), Number(request.body.id));
    return undo ? started(undo) : refuseTask(request, request.body.id);
  });

  app.post(
    `${ROOT}/delete`,
    { config: { recentCheck: 'not needed' }, schema: { body: NamedTask } },
    async (request) => {
      const removed = await tasks.remove(ownerOf(request), Number(request.body.id));
      return removed ? success(null) : refuseTask(request, request.body.id);
    },
  );

  app.post(
    `${ROOT}/download`,
    { config: { recentCheck: { when: 'the file is an export of the whole account' } }, schema: { body: DownloadFile } },
    async (request, reply) => {
      const { id, file } = request.body;
      await protectAccountExport(request, id);
      const { t } = textsOf(requestLanguage(request));
      const download = await openDownload(services, ownerOf(request), { id: Number(id), role: file, t });
      if (!download) return reply.code(404).send(MISSING);
      await downloads.run(ownerOf(request).gid, () => sendFile(reply, download));
      return reply;
    },
  );

  app.post(
    `${ROOT}/export`,
    { config: { recentCheck: 'not needed' }, schema: { body: ExportShipments } },
    async (request) => {
      const owner = ownerOf(request);
      const task = await wholeLists.run(owner.gid, () => startExport(services, owner, wantedExport(request)));
      return task ? started(task) : TOO_MANY;
    },
  );

  app.post(
    `${ROOT}/export_account`,
    { config: { recentCheck: 'needed' }, schema: { body: ExportAccount } },
    async (request) => {
      const owner = ownerOf(request);
      const { request_id } = request.body;
      const task = await wholeLists.run(owner.gid, () => startAccountExport(services, owner, request_id));
      return task ? started(task) : TOO_MANY;
    },
  );

  app.post(
    `${ROOT}/export_now`,
    { config: { recentCheck: 'not needed' }, schema: { body: ExportShipments } },
    async (request, reply) => {
      const owner = ownerOf(request);
      const download = await wholeLists.run(owner.gid, () => exportNow(services, owner, wantedExport(request)));
      if (download) {
        await downloads.run(owner.gid, () => sendFile(reply, download));
        return reply;
      }
      return reply.code(413).send(refusal(TASK_CODES.tooLarge, 'So many rows are exported by a task.'));
    },
  );

  const started = (task: TaskRecord) => startedAnswer(tasks, task);

  /** An export of the account has all of its data, so it requires a recent check. */
  async function protectAccountExport(request: FastifyRequest, id: string): Promise<void> {
    const found = await tasks.find(ownerOf(request), Number(id));
    if (found?.task.type === 'account') request.requireRecentCheck();
  }

  /** Why a task could not be changed. */
  async function refuseTask(request: FastifyRequest, id: string) {
    const found = await tasks.find(ownerOf(request), Number(id));
    return found ? refusal(TASK_CODES.notPossible, 'Nothing of the kind can be done with this task now.') : MISSING;
  }
};

function rangeOf({ created_from, created_to }: Pick<ListTasks, 'created_from' | 'created_to'>) {
  const [from, to] = [created_from, created_to].map((time) => (time === undefined ? undefined : new Date(time)));
  if (from && to && from > to) throw new UnreadableParameter('created_to', 'is before created_from');
  return { from, to };
}

function wantedExport(request: FastifyRequest<{ Body: ExportShipments }>) {
  return { ...request.body, language: requestLanguage(request) };
}
