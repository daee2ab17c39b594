type Loader = (this: { getOptions: () => object }, source: string) => string;
const fromLater = jest.requireActual<Loader>('../webpack/fromLater.cjs');

const lists = { later: ['DataTable', 'Dialog'], firstIcons: ['Check'] };
const taken = (source: string) => fromLater.call({ getOptions: () => lists }, source);
const UI = "'@tracking-console/ui'";

it('leaves alone what the first row needs', () => {
  const source = `import { Button, icons } from ${UI};\nicons.Check;`;
  expect(taken(source)).toBe(source);
});

it('takes the rest from the later file, and all lines stay where they are', () => {
  expect(taken(`import {\n  Button,\n  type Column,\n  DataTable,\n} from ${UI};\nDataTable;`)).toBe(
    `import { Button, type Column } from ${UI};import { DataTable } from '@tracking-console/ui/later';\n\n\n\n\nDataTable;`,
  );
});

it('takes all icons of a source from where the last of them is', () => {
  expect(taken(`import { icons } from ${UI};\nicons.Check, icons.Zap;`)).toContain(
    "import { icons } from '@tracking-console/ui/later';",
  );
});
