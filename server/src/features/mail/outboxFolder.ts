import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Only the server's user may read the mails. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Closes a folder that an earlier version left open to every user of the machine. */
export function closeFolder(folder: string): void {
  if (!existsSync(folder)) return;
  chmodSync(folder, FOLDER_MODE);
  for (const name of readdirSync(folder)) closeFile(join(folder, name));
}

/** Another process may have just finished a mail, or cleared it away. */
function closeFile(file: string): void {
  try {
    chmodSync(file, FILE_MODE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Where no mail server is configured: each mail is a file that any mail program opens. */
export async function keepInFolder(folder: string, message: SendMailOptions): Promise<void> {
  const { message: content } = await composer.sendMail(message);
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`);
  // A reader of the folder never sees half a mail.
  await writeFile(`${file}.part`, content, { mode: FILE_MODE });
  await rename(`${file}.part`, file);
}
