import { text, timestamp } from './drizzle.ts';
import { SCOPES } from './owner.ts';

/** Columns that many tables have. */
export const time = (name: string) => timestamp(name, { withTimezone: true });
export const scope = () => text('scope', { enum: SCOPES }).notNull();
