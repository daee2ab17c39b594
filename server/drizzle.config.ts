import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  // readTable.ts reads the table of a spreadsheet.
  schema: './src/features/**/!(read)Table.ts',
  out: './migrations',
});
