import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CheckUpload,
  ImportTemplate,
  ListImportMappings,
  StartImport,
  type UploadCheck,
  type UploadedFile,
  UploadFile,
} from '@tracking-console/contract/imports';
import { MAX_UPLOAD_BYTES, TASK_CODES } from '@tracking-console/contract/taskConstants';
import {
  DownloadFile,
  ExportAccount,
  ExportShipments,
  type FoundShipments,
  ListTasks,
  NamedTask,
  StartBulk,
  type StartedTask,
  type TaskDetail,
  type TaskList,
} from '@tracking-console/contract/tasks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database.ts';
import { requestLanguage } from '../../documents/requestLanguage.ts';
import { textsOf } from '../../documents/texts.ts';
import type { FairQueue } from '../../fairQueue.ts';
import { refusal, success } from '../../http/envelope.ts';
import { requireScope, scopeOf } from '../../http/identity.ts';
import { checkLength, leaveUnread, readBody } from '../../http/readBody.ts';
import { requireSession, sessionOf } from '../../http/session.ts';
import type { Owner } from '../../owner.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import type { UserService } from '../users/userService.ts';
import { startAccountExport } from './account/startAccountExport.ts';
import { startBulk } from './bulk/startBulk.ts';
import { undoTask } from './bulk/undoTask.ts';
import { exportNow, startExport } from './export/startExport.ts';
import type { ImportService } from './import/importService.ts';
import { importTemplate } from './import/importTemplate.ts';
import type { MappingMemory } from './import/mappingMemory.ts';
import { type Download, openDownload } from './taskDownload.ts';
import type { TaskFiles } from './taskFiles.ts';
import { toImportMapping, toTaskDetail, toTaskRow } from './taskRow.ts';
import type { TaskService } from './taskService.ts';
import type { TaskRecord } from './taskTable.ts';

interface Services {
  users: UserService;
  db: Database;
  tasks: TaskService;
  imports: ImportService;
  importMappings: MappingMemory;
  wholeLists: FairQueue;
  downloads: FairQueue;
  files: TaskFiles;
  now: () => Date;
  shipments: ShipmentService;
}

const ROOT = '/console-api/v1/task';
const UPLOAD_TYPES = [
  'text/csv',
  'application/octet-stream',
  'application/vnd.ms-excel',
  'text/tab-separated-values',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];
const MISSING = refusal(TASK_CODES.notFound, 'There is no such task.');
const TOO_MANY = refusal(TASK_CODES.tooMany, 'Too many tasks are under way.');

/** Background work, as both consoles start, watch and end it. */
export const taskRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { tasks, imports, importMappings, wholeLists, downloads } = services;
  app.addHook('onRequest', requireSession);
  app.addHook('preHandler', requireScope(services));
  app.addContentTypeParser(UPLOAD_TYPES, leaveUnread);

  app.post(`${ROOT}/list`, { schema: { body: ListTasks } }, async (request) => {
    const { rows, total, page, size } = await tasks.list(ownerOf(request), request.body);
    const counts = { data_total: total, page_total: Math.ceil(total / size), page_no: page, page_size: size };
    return success<TaskList>({ tasks: rows.map(toTaskRow), page: counts });
  });

  app.post(`${ROOT}/get`, { schema: { body: NamedTask } }, async (request) => {
    const found = await tasks.find(ownerOf(request), Number(request.body.id));
    if (!found) return MISSING;
    return success<TaskDetail>(toTaskDetail(found, await tasks.listFailures(found)));
  });

  app.post(`${ROOT}/cancel`, { schema: { body: NamedTask } }, async (request) => {
    const cancelled = await tasks.cancel(ownerOf(request), Number(request.body.id));
    return cancelled ? started(cancelled) : refuseTask(request, request.body.id);
  });

  app.post(`${ROOT}/retry`, { schema: { body: NamedTask } }, async (request) => {
    const again = await tasks.retry(ownerOf(request), Number(request.body.id));
    return again ? started(again) : refuseTask(request, request.body.id);
  });

  app.post(`${ROOT}/undo`, { schema: { body: NamedTask } }, async (request) => {
    const undo = await undoTask(services, ownerOf(request), Number(request.body.id));
    return undo ? started(undo) : refuseTask(request, request.body.id);
  });

  app.post(`${ROOT}/delete`, { schema: { body: NamedTask } }, async (request) => {
    const removed = await tasks.remove(ownerOf(request), Number(request.body.id));
    return removed ? success(null) : refuseTask(request, request.body.id);
  });

  app.post(`${ROOT}/download`, { schema: { body: DownloadFile } }, async (request, reply) => {
    const { id, file } = request.body;
    const { t } = textsOf(requestLanguage(request));
    const download = await openDownload(services, ownerOf(request), { id: Number(id), role: file, t });
    if (!download) return reply.code(404).send(MISSING);
    await downloads.run(ownerOf(request).gid, () => sendFile(reply, download));
    return reply;
  });

  app.post(`${ROOT}/bulk`, { schema: { body: StartBulk } }, async (request) => {
    const owner = ownerOf(request);
    const wanted = { ...request.body, language: requestLanguage(request) };
    const outcome = await wholeLists.run(owner.gid, () => startBulk(services, owner, wanted));
    if (outcome.kind === 'started') return started(outcome.task);
    if (outcome.kind === 'tooMany') return TOO_MANY;
    const { count } = outcome;
    const grown = `The filter finds ${count} shipments now, more than were previewed. Nothing was changed.`;
    return { ...refusal(TASK_CODES.moreThanPreviewed, grown), data: { count } satisfies FoundShipments };
  });

  app.post(`${ROOT}/export`, { schema: { body: ExportShipments } }, async (request) => {
    const owner = ownerOf(request);
    const task = await wholeLists.run(owner.gid, () => startExport(services, owner, wantedExport(request)));
    return task ? started(task) : TOO_MANY;
  });

  app.post(`${ROOT}/export_account`, { schema: { body: ExportAccount } }, async (request) => {
    const owner = ownerOf(request);
    const { request_id } = request.body;
    const task = await wholeLists.run(owner.gid, () => startAccountExport(services, owner, request_id));
    return task ? started(task) : TOO_MANY;
  });

  app.post(`${ROOT}/export_now`, { schema: { body: ExportShipments } }, async (request, reply) => {
    const owner = ownerOf(request);
    const download = await wholeLists.run(owner.gid, () => exportNow(services, owner, wantedExport(request)));
    if (download) {
      await downloads.run(owner.gid, () => sendFile(reply, download));
      return reply;
    }
    return reply.code(413).send(refusal(TASK_CODES.tooLarge, 'So many rows are exported by a task.'));
  });

  const upload = { schema: { querystring: UploadFile }, config: { contentTypes: UPLOAD_TYPES } };
  app.post(`${ROOT}/upload`, upload, async (request) => {
    const { body, raw } = request;
    if (!(body instanceof Readable)) return refusal(TASK_CODES.badFile, 'Send the file itself.');
    checkLength(raw, MAX_UPLOAD_BYTES);
    const receive = () => readBody(raw, MAX_UPLOAD_BYTES);
    const { name, encoding, sheet } = request.query;
    const how = { language: requestLanguage(request), encoding, sheet };
    const read = await imports.upload(ownerOf(request), name, how, receive);
    if (typeof read === 'object') return success<UploadedFile>(read);
    return refusal(TASK_CODES[read], 'The file cannot be imported.');
  });

  app.post(`${ROOT}/template`, { schema: { body: ImportTemplate } }, async (request, reply) => {
    await sendFile(reply, importTemplate(textsOf(requestLanguage(request)).t));
    return reply;
  });

  app.post(`${ROOT}/check`, { schema: { body: CheckUpload } }, async (request) => {
    const check = await imports.check(ownerOf(request), request.body);
    return check ? success<UploadCheck>(check) : MISSING;
  });

  app.post(`${ROOT}/import`, { schema: { body: StartImport } }, async (request) => {
    const outcome = await imports.start(ownerOf(request), request.body);
    if (outcome.kind === 'started') return started(outcome.task);
    return refusal(TASK_CODES[outcome.refusal], 'The import cannot be started.');
  });

  app.post(`${ROOT}/mapping_list`, { schema: { body: ListImportMappings } }, async (request) =>
    success((await importMappings.list(ownerOf(request))).map(toImportMapping)),
  );

  app.post(`${ROOT}/mapping_delete`, { schema: { body: NamedTask } }, async (request) => {
    await importMappings.remove(ownerOf(request), Number(request.body.id));
    return success((await importMappings.list(ownerOf(request))).map(toImportMapping));
  });

  async function started(task: TaskRecord) {
    const { gid, scope, id } = task;
    const found = await tasks.find({ gid, scope }, id);
    return success<StartedTask>({ task: toTaskRow(found ?? { task, files: [], canUndo: false }) });
  }

  /** Why nothing could be done with a task. */
  async function refuseTask(request: FastifyRequest, id: string) {
    const found = await tasks.find(ownerOf(request), Number(id));
    return found ? refusal(TASK_CODES.notPossible, 'Nothing of the kind can be done with this task now.') : MISSING;
  }
};

function ownerOf(request: FastifyRequest): Owner {
  return { gid: sessionOf(request).gid, scope: scopeOf(request) };
}

function wantedExport(request: FastifyRequest<{ Body: ExportShipments }>) {
  return { ...request.body, language: requestLanguage(request) };
}

/** Settles when the file has been sent, or the client is gone. */
async function sendFile(reply: FastifyReply, { name, type, content }: Download): Promise<void> {
  const plain = name.replace(/[^\w .-]/g, '_');
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  const body = Readable.from(content);
  reply.type(type).header('content-disposition', disposition).send(body);
  await finished(body).catch(() => undefined);
}
