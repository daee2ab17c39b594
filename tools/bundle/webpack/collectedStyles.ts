/** A style sheet as css-loader makes it. */
interface Sheet {
  toString(): string;
  locals?: Record<string, string>;
}

const sheets: { text: string; classes: string[] }[] = [];

/** Keeps a style sheet; answers with its class names, as style-loader does. */
export function collect(sheet: Sheet): Record<string, string> {
  const names = sheet.locals ?? {};
  sheets.push({ text: sheet.toString(), classes: Object.values(names).flatMap((name) => name.split(' ')) });
  return names;
}

const known = new Map<string, string>();

/** The sheets some markup needs: those without class names, which are meant for everything, and those it takes one from. */
export function stylesOf(markup: string): string {
  const used = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const wanted = sheets.filter(({ classes }) => classes.length === 0 || classes.some((name) => used.has(name)));
  const key = wanted.map((sheet) => sheets.indexOf(sheet)).join();
  const styles = known.get(key) ?? wanted.map(({ text }) => text).join('');
  known.set(key, styles);
  return styles;
}
