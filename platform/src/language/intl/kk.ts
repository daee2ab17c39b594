import table from './kk.json';
import { teachTable } from './teachTable.ts';

export const teachIntl = (tag: string) => teachTable(tag, table);
