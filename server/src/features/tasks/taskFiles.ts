import type { Database, Transaction } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { and, asc, eq, gt, inArray, isNull, lt, sql } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import type { WrittenChunk } from './reading/importFile.ts';
import { BATCH, type InputRow } from './taskKind.ts';
import { type TaskFileRecord, taskFileChunks, taskFiles } from './taskTable.ts';

type Reader = Database | Transaction;
/** Tasks or files that are deleted at once: each may hold megabytes. */
export const FILE_BATCH = 20;
export type FileRole = TaskFileRecord['role'];
export type TaskFiles = ReturnType<typeof createTaskFiles>;

export interface NewFile {
  role: FileRole;
  name: string;
  columns?: string[];
  taskId: number | null;
  uploadTime?: Date;
  expireTime: Date;
}

interface Chunk {
  rows: number;
  content: Buffer;
}

/** Files of tasks, chunk by chunk. A chunk of rows is JSON, one of a result is the file's own bytes. */
export function createTaskFiles(db: Database) {
  return {
    async create(writer: Reader, { gid, scope }: Owner, file: NewFile): Promise<number> {
      const [created] = await writer
        .insert(taskFiles)
        .values({ gid, scope, ...file })
        .returning({ id: taskFiles.id });
      if (!created) throw new Error('a file was not made');
      return created.id;
    },

    /** Makes a file of rows, a chunk for each batch they will be worked on in. */
    async createOfRows(
      writer: Reader,
      owner: Owner,
      file: NewFile,
      rows: Iterable<InputRow> | AsyncIterable<InputRow>,
      size = BATCH,
    ): Promise<number> {
      const id = await this.create(writer, owner, file);
      let place = 0;
      let batch: InputRow[] = [];
      const flush = async () => {
        if (batch.length > 0) await this.append(writer, id, place++, chunkOf(batch));
        batch = [];
      };
      for await (const row of rows) {
        batch.push(row);
        if (batch.length === size) await flush();
      }
      await flush();
      return id;
    },

    /** Makes a file with the chunks of another. */
    async copy(writer: Reader, owner: Owner, file: NewFile, fromId: number): Promise<void> {
      const id = await this.create(writer, owner, file);
      await writer.execute(sql`
        INSERT INTO ${taskFileChunks} (file_id, place, rows, content)
        SELECT ${id}, place, rows, content FROM ${taskFileChunks} WHERE file_id = ${fromId}`);
      await writer.execute(sql`
        UPDATE ${taskFiles} SET (rows, size) = (SELECT rows, size FROM ${taskFiles} AS source WHERE source.id = ${fromId})
        WHERE ${taskFiles.id} = ${id}`);
    },

    /** Fills an empty file with chunks that are written down already. */
    async fill(writer: Reader, id: number, columns: string[], chunks: readonly WrittenChunk[]): Promise<void> {
      for (const [place, { rows, content }] of chunks.entries()) {
        await writer.insert(taskFileChunks).values({ fileId: id, place, rows, content: Buffer.from(content.buffer) });
      }
      const rows = chunks.reduce((sum, chunk) => sum + chunk.rows, 0);
      const size = chunks.reduce((sum, { content }) => sum + content.byteLength, 0);
      await writer.update(taskFiles).set({ columns, rows, size }).where(eq(taskFiles.id, id));
    },

    /** Replaces the rows of each chunk; answers with how many there are. Chunks that stay the same are not written. */
    async replaceRows(writer: Reader, fileId: number, replace: (row: InputRow) => InputRow[]): Promise<number> {
      let total = 0;
      for (let place = 0; ; place++) {
        const rows = await this.readRows(writer, fileId, place);
        if (!rows) break;
        const replaced = rows.flatMap(replace);
        total += replaced.length;
        if (replaced.length === rows.length) continue;
        const isChunk = and(eq(taskFileChunks.fileId, fileId), eq(taskFileChunks.place, place));
        await writer.update(taskFileChunks).set(chunkOf(replaced)).where(isChunk);
      }
      await writer.update(taskFiles).set({ rows: total }).where(eq(taskFiles.id, fileId));
      return total;
    },

    async append(writer: Reader, fileId: number, place: number, { rows, content }: Chunk): Promise<void> {
      await writer.insert(taskFileChunks).values({ fileId, place, rows, content });
      await writer
        .update(taskFiles)
        .set({ rows: sql`${taskFiles.rows} + ${rows}`, size: sql`${taskFiles.size} + ${content.byteLength}` })
        .where(eq(taskFiles.id, fileId));
    },

    /** The chunk at a place; null after the last. */
    async readRows<Row extends InputRow>(reader: Reader, fileId: number, place: number): Promise<Row[] | null> {
      const content = await readContent(reader, fileId, place);
      return content && (JSON.parse(content.toString()) as Row[]); // written by chunkOf
    },

    async find(reader: Reader, taskIds: readonly number[], role?: FileRole): Promise<TaskFileRecord[]> {
      if (taskIds.length === 0) return [];
      return reader
        .select()
        .from(taskFiles)
        .where(and(inArray(taskFiles.taskId, [...taskIds]), role && eq(taskFiles.role, role)));
    },

    /** A file that waits for its task. */
    async findUpload(owner: Owner, id: number, now: Date): Promise<TaskFileRecord | undefined> {
      const [found] = await db
        .select()
        .from(taskFiles)
        .where(and(isUpload(owner, id), gt(taskFiles.rows, 0), gt(taskFiles.expireTime, now)));
      return found;
    },

    /** Hands an upload to its task; false when another has it. */
    async assign(writer: Reader, owner: Owner, id: number, taskId: number): Promise<boolean> {
      const assigned = await writer.update(taskFiles).set({ taskId }).where(isUpload(owner, id)).returning();
      return assigned.length > 0;
    },

    /** Deletes an upload whose rows a task has taken; false when another has. */
    async removeUpload(writer: Reader, owner: Owner, id: number): Promise<boolean> {
      const removed = await writer.delete(taskFiles).where(isUpload(owner, id)).returning({ id: taskFiles.id });
      return removed.length > 0;
    },

    /** The chunks in their order; one at a time, so that a long file needs little memory. */
    async *readChunks(fileId: number, from = 0, reader: Reader = db): AsyncGenerator<Buffer> {
      for (let place = from; ; place++) {
        const [chunk] = await reader
          .select({ place: taskFileChunks.place, content: taskFileChunks.content })
          .from(taskFileChunks)
          .where(and(eq(taskFileChunks.fileId, fileId), sql`${taskFileChunks.place} >= ${place}`))
          .orderBy(asc(taskFileChunks.place))
          .limit(1);
        if (!chunk) return;
        place = chunk.place;
        yield chunk.content;
      }
    },

    deleteForgottenUploads: (now: Date): Promise<number> =>
      deleteInBatches(db, taskFiles, and(isNull(taskFiles.taskId), lt(taskFiles.expireTime, now)), FILE_BATCH),
  };

  async function readContent(reader: Reader, fileId: number, place: number): Promise<Buffer | null> {
    const [chunk] = await reader
      .select({ content: taskFileChunks.content })
      .from(taskFileChunks)
      .where(and(eq(taskFileChunks.fileId, fileId), eq(taskFileChunks.place, place)));
    return chunk?.content ?? null;
  }
}

export function chunkOf(rows: readonly InputRow[]): Chunk {
  return { rows: rows.length, content: Buffer.from(JSON.stringify(rows)) };
}

function isUpload({ gid, scope }: Owner, id: number) {
  return and(eq(taskFiles.gid, gid), eq(taskFiles.scope, scope), eq(taskFiles.id, id), isNull(taskFiles.taskId));
}
