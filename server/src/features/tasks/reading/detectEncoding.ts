import { TEXT_ENCODINGS, type TextEncodingName } from '@tracking-console/contract/values/textEncodings';
import { analyse } from 'chardet';
import { fieldNamed } from './knownHeadings.ts';

/** Bytes that are looked at. */
const SAMPLE_BYTES = 64 * 1024;
/** Rows among which the headings are. */
const ROWS = 20;
/** What a heading that is known counts beside chardet's confidence of up to 100, and the customer's language. */
const HEADING = 100;
const USUAL = 25;

/** The encoding of a text: the declared one, UTF-8 where it is valid, else the best guess from its letters and headings. */
export function detectEncoding(content: Uint8Array, language: string): TextEncodingName {
  if (startsWith(content, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(content, [0xfe, 0xff])) return 'utf-16be';
  if (isUtf8(content)) return 'utf-8';
  const begin = content.subarray(0, SAMPLE_BYTES);
  const usual = usualEncoding(language);
  const [best] = [...candidates(begin, usual)]
    .map(([encoding, confidence]) => {
      const headings = countHeadings(new TextDecoder(encoding).decode(begin));
      return { encoding, score: confidence + headings * HEADING + (encoding === usual ? USUAL : 0) };
    })
    .sort((one, other) => other.score - one.score);
  return best?.encoding ?? 'windows-1252';
}

/** Each with chardet's confidence. */
function candidates(begin: Uint8Array, usual: TextEncodingName): Map<TextEncodingName, number> {
  const found = new Map<TextEncodingName, number>();
  const add = (encoding: TextEncodingName | undefined, confidence: number) => {
    if (encoding) found.set(encoding, Math.max(confidence, found.get(encoding) ?? 0));
  };
  for (const { name, confidence } of analyse(begin)) {
    const known = namedEncoding(name);
    // The letters are the same, the places of some are not; programs that write the older one are rare.
    if (known === 'iso-8859-2') add('windows-1250', confidence);
    add(known, confidence);
  }
  add(usual, 0);
  add('windows-1252', 0);
  return found;
}

function namedEncoding(label: string): TextEncodingName | undefined {
  try {
    const { encoding } = new TextDecoder(label);
    return TEXT_ENCODINGS.find(({ name }) => name === encoding)?.name;
  } catch {
    return undefined; // chardet knows some that browsers do not
  }
}

const usualEncoding = (language: string): TextEncodingName =>
  TEXT_ENCODINGS.find(({ languages }) => languages.some((one) => one === language))?.name ?? 'windows-1252';

function countHeadings(text: string): number {
  const lines = text.split(/\r\n|\r|\n/, ROWS).map((line) => line.split(/[,;\t|]/).filter(fieldNamed).length);
  return Math.max(...lines);
}

function isUtf8(content: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}

function startsWith(content: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, place) => content[place] === byte);
}
