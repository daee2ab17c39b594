import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Sealer {
  /** @param context the purpose of the text: it only opens with the same one */
  seal(text: string, context: string): string;
  /** @throws if the text was changed, or sealed by a key that is no longer known */
  open(sealed: string, context: string): string;
  /** Derived from each key, the first of which encrypts: 32 bytes of base64, the same in every process with the key. */
  derive(context: string): string[];
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts values that a copy of the database must not reveal. The first key encrypts, all of them decrypt, so a new
 * key can be put before an old one.
 *
 * @param keys 32 bytes each, in base64; none: one of the data folder's own, made on first use
 */
export function createSealer(keys: readonly string[], dataDir: string): Sealer {
  let known: Buffer[] | undefined;
  const all = () => {
    known ??= (keys.length > 0 ? keys : [ownKey(dataDir)]).map((key) => Buffer.from(key, 'base64'));
    return known;
  };
  return {
    seal(text, context) {
      const [key] = all();
      if (!key) throw new Error('there is no key to seal with');
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(context));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${nameOf(key)}.${Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')}`;
    },

    derive: (context) => all().map((key) => createHmac('sha256', key).update(`derive ${context}`).digest('base64')),

    open(sealed, context) {
      const [name, content = ''] = sealed.split('.');
      const key = all().find((one) => nameOf(one) === name);
      if (!key) throw new Error('a text was sealed with a key that SECRET_KEYS does not have');
      const bytes = Buffer.from(content, 'base64url');
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/** Identifies the key without revealing anything about it. */
function nameOf(key: Buffer): string {
  return createHash('sha256').update('name').update(key).digest('hex').slice(0, 8);
}

function ownKey(dataDir: string): string {
  const file = join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    // If two threads begin at once, the second reads the first one's.
    writeFileSync(file, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
