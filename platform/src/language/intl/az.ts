import table from './az.json';
import { teachTable } from './teachTable.ts';

export const teachIntl = (tag: string) => teachTable(tag, table);
