import type {
  CheckUpload,
  ColumnMapping,
  StartImport,
  UploadCheck,
  UploadedFile,
} from '@tracking-console/contract/tasks/imports';
import { MAX_IMPORT_ROWS } from '@tracking-console/contract/tasks/taskConstants';
import { DAY } from '@tracking-console/contract/values/durations';
import type { Database, Transaction } from '../../../database.ts';
import { createFairQueue } from '../../../fairQueue.ts';
import type { Owner } from '../../../owner.ts';
import type { ShipmentService } from '../../shipments/shipmentService.ts';
import { guessColumns } from '../reading/guessColumns.ts';
import type { ReadFile, ReadOrder, ReadRefusal } from '../reading/importFile.ts';
import type { ReadInThread } from '../reading/readInThread.ts';
import type { TaskFiles } from '../taskFiles.ts';
import type { InputRow } from '../taskKind.ts';
import type { TaskService } from '../taskService.ts';
import type { TaskFileRecord, TaskRecord } from '../taskTable.ts';
import type { MappingMemory } from './mappingMemory.ts';
import { createSplitter, TooManyNumbers } from './numberCell.ts';
import { createPreview, FIRST_ROWS } from './previewRows.ts';
import { isUploadLimitReached, waitForTurn } from './uploadLimit.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  tasks: TaskService;
  files: TaskFiles;
  shipments: ShipmentService;
  mappings: MappingMemory;
  readFile: ReadInThread;
}

/** The customer's language, and the chosen options for reading the file. */
export type HowToRead = Pick<ReadOrder, 'language' | 'encoding' | 'sheet'>;

export type UploadRefusal = ReadRefusal | 'tooOften';

export type ImportOutcome = { kind: 'started'; task: TaskRecord } | { kind: 'refused'; refusal: ImportRefusal };
type ImportRefusal = 'notFound' | 'noNumberColumn' | 'tooMany' | 'tooLarge';

/** Files that are received and read at a time, each of up to 20 MB; one per customer, so a page's second tab waits. */
const PLACES = { atOnce: 6, atOncePerKey: 1, waiting: 30, waitingPerKey: 2, patience: 15_000 };

export type ImportService = ReturnType<typeof createImportService>;

export function createImportService({ db, now, tasks, files, shipments, mappings, readFile }: Surroundings) {
  const uploads = createFairQueue(PLACES);
  return {
    /**
     * Keeps a file for a day, as rows, and returns its description. It is not received before a place is free.
     * @throws Busy if another file of the customer, or too many of all, are being read
     */
    async upload(
      owner: Owner,
      name: string,
      how: HowToRead,
      receive: () => Promise<Uint8Array>,
    ): Promise<UploadedFile | UploadRefusal> {
      const id = await noteAttempt(owner, name);
      if (id === null) return 'tooOften';
      return uploads.run(owner.gid, async () => {
        const content = await receive();
        const read = await readFile(owner.gid, { ...how, content, mostRows: MAX_IMPORT_ROWS });
        if (read.kind === 'refused') return read.refusal;
        await db.transaction((transaction) => files.fill(transaction, id, read.file.columns, read.file.chunks));
        return describe(owner, id, name, read.file);
      });
    },

    /** What an import would find in a file; null: the file does not exist, or has no column of numbers. */
    async check(owner: Owner, { upload_id, mapping }: Omit<CheckUpload, 'scope'>): Promise<UploadCheck | null> {
      const file = await files.findUpload(owner, Number(upload_id), now());
      if (!file || !hasNumbers(mapping, file)) return null;
      const { preview, add } = createPreview(mapping, (numbers) => shipments.registration.findKnown(owner, numbers));
      for await (const chunk of files.readChunks(file.id)) await add(JSON.parse(chunk.toString()) as InputRow[]);
      return { ...preview, room: (await shipments.statistics.readCapacity(owner)).free };
    },

    /** Hands an uploaded file over to a task; sent again, it answers with the same one. */
    async start(owner: Owner, wanted: Omit<StartImport, 'scope'>): Promise<ImportOutcome> {
      const { upload_id, mapping, request_id: requestId } = wanted;
      const file = await files.findUpload(owner, Number(upload_id), now());
      if (!file) {
        const known = await tasks.findRequested(owner, requestId);
        return known ? { kind: 'started', task: known } : refused('notFound');
      }
      if (!hasNumbers(mapping, file)) return refused('noNumberColumn');
      const given = { type: 'import', name: file.name, params: { mapping }, requestId } as const;
      const writeInput = async (transaction: Transaction, { id }: TaskRecord) => {
        if (!(await files.assign(transaction, owner, file.id, id))) throw new Error('the file has a task already');
        return files.replaceRows(transaction, file.id, createSplitter(mapping));
      };
      const task = await tasks.start(owner, given, writeInput).catch(tooLargeOr);
      if (task === 'tooLarge') return refused('tooLarge');
      if (!task) return refused('tooMany');
      await mappings.remember(owner, file.columns, mapping);
      return { kind: 'started', task };
    },
  };

  /** Every attempt counts, as an empty file until it is read; null: too many were made. */
  async function noteAttempt(owner: Owner, name: string): Promise<number | null> {
    return db.transaction(async (transaction) => {
      await waitForTurn(transaction, owner);
      if (await isUploadLimitReached(transaction, owner, now())) return null;
      const times = { uploadTime: now(), expireTime: new Date(now().getTime() + DAY) };
      return files.create(transaction, owner, { role: 'input', name, taskId: null, ...times });
    });
  }

  async function describe(owner: Owner, id: number, name: string, { chunks: _, sample, ...file }: ReadFile) {
    const { columns } = file;
    const remembered = await mappings.find(owner, columns);
    return {
      upload_id: String(id),
      name,
      ...file,
      sample: sample.slice(0, FIRST_ROWS),
      mapping: remembered ?? guessColumns({ columns, rows: sample }),
      remembered: remembered !== null,
    };
  }
}

const refused = (refusal: ImportRefusal): ImportOutcome => ({ kind: 'refused', refusal });

function tooLargeOr(error: unknown): 'tooLarge' {
  if (error instanceof TooManyNumbers) return 'tooLarge';
  throw error;
}

/** Whether every column the mapping names is there, and one of them has the numbers. */
export function hasNumbers(mapping: ColumnMapping, { columns }: TaskFileRecord): boolean {
  return mapping.number !== undefined && Object.values(mapping).every((place) => place < columns.length);
}
