import { customType, integer, pgTable, text, timestamp } from '../../drizzle.ts';
import { users } from '../users/userTable.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** How accounts look to their customers. */
export const brands = pgTable('brands', {
  gid: text('gid')
    .primaryKey()
    .references(() => users.gid, { onDelete: 'cascade' }),
  name: text('name').notNull().default(''),
  /** #rrggbb, or empty. */
  color: text('color').notNull().default(''),
  website: text('website').notNull().default(''),
  /** A random id that changes with the picture; null: there is no logo. */
  logoId: text('logo_id').unique(),
  /** The picture as we re-encoded it. */
  logo: bytes('logo'),
  logoWidth: integer('logo_width').notNull().default(0),
  logoHeight: integer('logo_height').notNull().default(0),
  changeTime: timestamp('change_time', { withTimezone: true }).notNull(),
});
