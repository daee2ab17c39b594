/** The names of the older services begin with a capital; ours do not. */
export type Named<Row> = { [Key in keyof Row as Uncapitalize<Key & string>]: Row[Key] };
type Wired<Values> = { [Key in keyof Values as Capitalize<Key & string>]: Values[Key] };

const renamed = (row: object, rename: (letter: string) => string) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [rename(key.charAt(0)) + key.slice(1), value]));

/** A wire row under our names; nested values stay as they are. */
export const named = <Row extends object>(row: Row) => renamed(row, (letter) => letter.toLowerCase()) as Named<Row>; // key by key

/** Values as a call takes them. */
export const wired = <Values extends object>(values: Values) =>
  renamed(values, (letter) => letter.toUpperCase()) as Wired<Values>; // key by key
