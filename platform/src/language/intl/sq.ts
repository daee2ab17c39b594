import table from './sq.json';
import { teachTable } from './teachTable.ts';

export const teachIntl = (tag: string) => teachTable(tag, table);
