/** Strings, whose end may be missing; empty pairs; the signs between values; and everything else. */
const TOKENS = /"(?:[^"\\]|\\.)*"?|\{\s*\}|\[\s*\]|[{}[\],:]|[^\s{}[\],:"][^{}[\],:"]*/g;

/** JSON with a line for each value, also where it was cut off; its own characters stay. Other texts stay as they are. */
export function indented(text: string): string {
  if (!/^\s*[{[]/.test(text)) return text;
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  const written = text.match(TOKENS)?.map((token) => {
    if (token === '{' || token === '[') {
      depth += 1;
      return token + line();
    }
    if (token === '}' || token === ']') {
      depth = Math.max(0, depth - 1);
      return line() + token;
    }
    if (token === ',') return token + line();
    if (token === ':') return ': ';
    return token.startsWith('"') ? token : token.replace(/\s+/g, '');
  });
  return written?.join('') ?? text;
}
