import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Code 128: the widths of bars and gaps of each of its characters. */
const PATTERNS =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221' +
  '223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321' +
  '112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131' +
  '311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114' +
  '122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131';
const START_B = '211214';
const STOP = '2331112';
const START_B_VALUE = 104;

const patternOf = (value: number) => PATTERNS.slice(value * 6, value * 6 + 6);

/** True where a bar is, a module each. */
function code128(text: string): boolean[] {
  const values = [...text].map((character) => character.charCodeAt(0) - 32);
  const check = values.reduce((sum, value, place) => sum + value * (place + 1), START_B_VALUE) % 103;
  const widths = [START_B, ...values.map(patternOf), patternOf(check), STOP].join('');
  return [...widths].flatMap((width, place) => Array<boolean>(Number(width)).fill(place % 2 === 0));
}

const [WIDTH, HEIGHT] = [640, 480];
const MODULE = 3;

/** A film of a label, as a fake camera plays it; answers where it lies. */
export function filmLabel(text: string): string {
  const bars = code128(text);
  const from = Math.floor((WIDTH - bars.length * MODULE) / 2);
  const line = Buffer.from(
    Array.from({ length: WIDTH }, (_, x) => (bars[Math.floor((x - from) / MODULE)] && x >= from ? 16 : 235)),
  );
  const white = Buffer.alloc(WIDTH, 235);
  const rows = Array.from({ length: HEIGHT }, (_, y) => (y > 150 && y < 330 ? line : white));
  const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), ...rows, colourless]);
  const film = Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]);
  const file = join(process.env.E2E_FOLDER ?? '', `${text}.y4m`);
  writeFileSync(file, film);
  return file;
}

/** The label as a photograph, rendered by the page's own browser. */
export async function photographLabel(text: string, draw: (svg: string) => Promise<Buffer>): Promise<Buffer> {
  const bars = code128(text)
    .map((bar, place) => (bar ? `<rect x="${40 + place * MODULE}" y="40" width="${MODULE}" height="120"/>` : ''))
    .join('');
  return draw(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="200"><rect width="640" height="200" fill="#fff"/>${bars}</svg>`,
  );
}
