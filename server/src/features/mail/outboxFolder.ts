import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Where no mail server is configured: each mail is a file that any mail program opens. */
export async function keepInFolder(folder: string, message: SendMailOptions): Promise<void> {
  const { message: content } = await composer.sendMail(message);
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`);
  // Whoever reads the folder never sees half a mail.
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
