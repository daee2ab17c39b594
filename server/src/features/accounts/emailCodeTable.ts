import { EMAIL_SCENES } from '@tracking-console/contract/account/userConstants';
import { integer, pgTable, primaryKey, text, timestamp } from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

/** Codes mailed for a change of the email, the newest of each address. */
export const emailCodes = pgTable(
  'email_codes',
  {
    gid: gid(),
    scene: text('scene', { enum: EMAIL_SCENES }).notNull(),
    email: text('email').notNull(),
    /** Encrypted, as six digits can be found from a hash by trying all of them. */
    sealedCode: text('sealed_code').notNull(),
    /** Wrong codes that were tried. */
    attempts: integer('attempts').notNull().default(0),
    expireTime: timestamp('expire_time', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.gid, table.scene] })],
);
