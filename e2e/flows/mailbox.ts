import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The mails to an address: without a mail server they are files. */
export function mailsTo(email: string): string[] {
  const folder = join(process.env.E2E_FOLDER ?? '', 'data/outbox');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  return files.map((file) => readable(join(folder, file))).filter((mail) => mail.includes(`To: ${email}\n`));
}

/** Quoted-printable, decoded; enough for our own texts. */
function readable(file: string): string {
  const raw = readFileSync(file, 'utf8').replaceAll('\r\n', '\n').replaceAll('=\n', '');
  return raw.replaceAll(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
}
