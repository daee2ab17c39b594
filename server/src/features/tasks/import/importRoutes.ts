import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CheckUpload,
  ImportTemplate,
  ListImportMappings,
  StartImport,
  type UploadCheck,
  type UploadedFile,
  UploadFile,
} from '@tracking-console/contract/tasks/imports';
import { MAX_UPLOAD_BYTES, TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import { NamedTask } from '@tracking-console/contract/tasks/tasks';
import { requestLanguage } from '../../../documents/requestLanguage.ts';
import { textsOf } from '../../../documents/texts.ts';
import { requireScope } from '../../../http/callers/identity.ts';
import { requireSession } from '../../../http/callers/session.ts';
import { refusal, success } from '../../../http/calls/envelope.ts';
import { checkLength, leaveUnread, readBody } from '../../../http/calls/readBody.ts';
import { sendFile } from '../../../http/calls/sendFile.ts';
import type { UserService } from '../../users/userService.ts';
import { TEMPLATE_COLUMNS } from '../files/ownColumns.ts';
import { MISSING, taskOwnerOf as ownerOf, TASK_ROOT as ROOT, startedAnswer } from '../taskAnswers.ts';
import { toImportMapping } from '../taskRow.ts';
import type { TaskService } from '../taskService.ts';
import type { ImportService } from './importService.ts';
import { writeTemplate } from './importTemplate.ts';
import type { MappingMemory } from './mappingMemory.ts';

interface Services {
  users: UserService;
  tasks: TaskService;
  imports: ImportService;
  importMappings: MappingMemory;
}

const UPLOAD_TYPES = [
  'text/csv',
  'application/octet-stream',
  'application/vnd.ms-excel',
  'text/tab-separated-values',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** The files that tasks import: uploaded, mapped, checked and started. */
export const importRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { tasks, imports, importMappings } = services;
  app.addHook('onRequest', requireSession);
  app.addHook('preHandler', requireScope(services));
  app.addContentTypeParser(UPLOAD_TYPES, leaveUnread);

  const upload = {
    schema: { querystring: UploadFile },
    config: { recentCheck: 'not needed', contentTypes: UPLOAD_TYPES },
  } as const;
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

  app.post(
    `${ROOT}/template`,
    { config: { recentCheck: 'not needed' }, schema: { body: ImportTemplate } },
    async (request, reply) => {
      await sendFile(
        reply,
        writeTemplate(textsOf(requestLanguage(request)).t, TEMPLATE_COLUMNS, 'shipments-template.xlsx'),
      );
      return reply;
    },
  );

  app.post(
    `${ROOT}/check`,
    { config: { recentCheck: 'not needed' }, schema: { body: CheckUpload } },
    async (request) => {
      const check = await imports.check(ownerOf(request), request.body);
      return check ? success<UploadCheck>(check) : MISSING;
    },
  );

  app.post(
    `${ROOT}/import`,
    { config: { recentCheck: 'not needed' }, schema: { body: StartImport } },
    async (request) => {
      const outcome = await imports.start(ownerOf(request), request.body);
      if (outcome.kind === 'started') return startedAnswer(tasks, outcome.task);
      return refusal(TASK_CODES[outcome.refusal], 'The import cannot be started.');
    },
  );

  app.post(
    `${ROOT}/mapping_list`,
    { config: { recentCheck: 'not needed' }, schema: { body: ListImportMappings } },
    async (request) => success((await importMappings.list(ownerOf(request))).map(toImportMapping)),
  );

  app.post(
    `${ROOT}/mapping_delete`,
    { config: { recentCheck: 'not needed' }, schema: { body: NamedTask } },
    async (request) => {
      await importMappings.remove(ownerOf(request), Number(request.body.id));
      return success((await importMappings.list(ownerOf(request))).map(toImportMapping));
    },
  );
};
