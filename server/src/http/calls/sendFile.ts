import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';

export interface Download {
  name: string;
  type: string;
  content: AsyncIterable<Uint8Array>;
}

/** Settles when the file has been sent, or the client has disconnected. */
export async function sendFile(reply: FastifyReply, { name, type, content }: Download): Promise<void> {
  const plain = name.replace(/[^\w .-]/g, '_');
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  const body = Readable.from(content);
  reply.type(type).header('content-disposition', disposition).send(body);
  await finished(body).catch(() => undefined);
}
