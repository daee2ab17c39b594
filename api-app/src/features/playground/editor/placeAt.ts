/** The cursor's place in a JSON text, which may be unfinished. */
export interface Place {
  /** Names and indexes that lead to the object, list or value at hand. */
  path: (string | number)[];
  expects: 'name' | 'value';
  /** Where the token begins that is being typed; the cursor itself where there is none. */
  from: number;
  /** The names the object has already. */
  names: string[];
}

type Frame = { kind: 'object'; name: string | null; names: string[] } | { kind: 'array'; index: number };

const TOKEN = /"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Null where nothing can be typed, such as behind a finished text. */
export function placeAt(text: string, position: number): Place | null {
  const stack: Frame[] = [];
  let value = true;
  let from = position;
  for (const { 0: token, index } of text.slice(0, position).matchAll(TOKEN)) {
    const frame = stack.at(-1);
    const isTyped = index + token.length === position && /[^{}[\],:]$/.test(token);
    if (isTyped && !(token.length > 1 && token.endsWith('"'))) {
      from = index;
      break;
    }
    if (token === '{') stack.push({ kind: 'object', name: null, names: [] });
    else if (token === '[') stack.push({ kind: 'array', index: 0 });
    else if (token === '}' || token === ']') stack.pop();
    else if (token === ',' && frame?.kind === 'array') frame.index += 1;
    else if (token === ',' && frame?.kind === 'object') frame.name = null;
    else if (frame?.kind === 'object' && frame.name === null && token !== ':') {
      frame.name = nameOf(token);
      frame.names.push(frame.name);
    }
    value = ['{', '[', ',', ':'].includes(token);
  }
  if (!value) return null;
  const last = stack.at(-1);
  const path = stack.flatMap((frame) => (frame.kind === 'array' ? frame.index : (frame.name ?? [])));
  const expects = last?.kind === 'object' && last.name === null ? 'name' : 'value';
  // A name without its colon is no value yet.
  if (expects === 'value' && last?.kind === 'object' && !/:\s*$/.test(text.slice(0, from))) return null;
  return { path, expects, from, names: last?.kind === 'object' ? last.names : [] };
}

function nameOf(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    return token.replaceAll('"', '');
  }
}
