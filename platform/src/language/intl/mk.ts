import table from './mk.json';
import { teachTable } from './teachTable.ts';

export const teachIntl = (tag: string) => teachTable(tag, table);
