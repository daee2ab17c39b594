const sheets: { text: string; classes: string[] }[] = [];

/** Keeps a style sheet; returns its class names, as style-loader does. */
export function collect(text: string, names: Record<string, string>): Record<string, string> {
  sheets.push({ text, classes: Object.values(names).flatMap((name) => name.split(' ')) });
  return names;
}

const known = new Map<string, string>();

/** The sheets some markup needs: those without class names, which apply to everything, and those it uses a class of. */
export function stylesOf(markup: string): string {
  const used = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const wanted = sheets.filter(({ classes }) => classes.length === 0 || classes.some((name) => used.has(name)));
  const key = wanted.map((sheet) => sheets.indexOf(sheet)).join();
  const styles = known.get(key) ?? wanted.map(({ text }) => text).join('');
  known.set(key, styles);
  return styles;
}
