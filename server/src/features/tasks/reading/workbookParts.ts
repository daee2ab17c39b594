import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';
import { eachTag } from './eachTag.ts';

/** A worksheet, at its place among all sheets of the workbook, from 1. */
export interface Worksheet {
  name: string;
  hidden: boolean;
  /** The one that was in front when the workbook was saved. */
  active: boolean;
  place: number;
  path: string;
}

/** Bytes a workbook may unpack to, whatever its declared size. */
export const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STYLES = 'xl/styles.xml';

/**
 * The worksheets of a workbook, in their order, without charts.
 *
 * @throws if it is not a workbook
 */
export function listWorksheets(content: Uint8Array): Worksheet[] {
  const parts = readParts(content, [WORKBOOK, RELATIONS]);
  const paths = new Map<string, string>();
  eachTag(parts.get(RELATIONS) ?? '', ['Relationship'], (_name, { Id, Type = '', Target = '' }) => {
    if (Id && Type.endsWith('/worksheet')) paths.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
  });
  const sheets: { name: string; hidden: boolean; id: string }[] = [];
  let active = 0;
  eachTag(
    parts.get(WORKBOOK) ?? '',
    ['workbookView', 'sheet'],
    (name, { name: label, state = 'visible', id = '', activeTab }) => {
      if (name === 'workbookView') active = Number(activeTab ?? 0);
      if (name === 'sheet' && label) sheets.push({ name: label, hidden: state !== 'visible', id });
    },
  );
  return sheets.flatMap(({ name, hidden, id }, index) => {
    const path = paths.get(id);
    return path ? [{ name, hidden, active: index === active, place: index + 1, path }] : [];
  });
}

/** A format such as 0000000000, by the address of its cell; it adds zeros that are not in the number. */
export function readMasks(content: Uint8Array, sheet: Worksheet): Map<string, string> {
  const styles = readParts(content, [STYLES]).get(STYLES);
  const masks = styles === undefined ? new Map<string, string>() : masksByStyle(styles);
  const byCell = new Map<string, string>();
  if (masks.size === 0) return byCell;
  eachTag(readParts(content, [sheet.path]).get(sheet.path) ?? '', ['c'], (_name, { r, s = '', t = 'n' }) => {
    const mask = t === 'n' ? masks.get(s) : undefined;
    if (mask && r) byCell.set(r, mask);
  });
  return byCell;
}

function masksByStyle(styles: string): Map<string, string> {
  const formats = new Map<string, string>();
  const masks = new Map<string, string>();
  let place: number | null = null;
  eachTag(styles, ['numFmt', 'cellStyleXfs', 'cellXfs', 'xf'], (name, { numFmtId = '', formatCode = '' }) => {
    if (name === 'numFmt') formats.set(numFmtId, formatCode);
    // The styles of cells come after those they are based on.
    if (name === 'cellXfs') place = 0;
    if (name !== 'xf' || place === null) return;
    const mask = maskOf(formats.get(numFmtId) ?? '');
    if (mask) masks.set(String(place), mask);
    place++;
  });
  return masks;
}

/** The text a format writes for a positive number, if that is only zeros and fixed characters. */
function maskOf(format: string): string | null {
  const [positive = ''] = format.split(';');
  const mask = positive.replace(/"([^"]*)"|\\(.)|_./g, '$1$2');
  return /^(?=.*0.*0)[0 ()/-]+$/.test(mask) ? mask : null;
}

/** 12345 in 0000-0000: 0001-2345. */
export function throughMask(digits: string, mask: string): string {
  if (!/^\d+$/.test(digits)) return digits;
  const rest = [...digits];
  const written = [...mask].reverse().map((character) => (character === '0' ? (rest.pop() ?? '0') : character));
  return rest.join('') + written.reverse().join('');
}

function readParts(content: Uint8Array, names: readonly string[]): Map<string, string> {
  const filter = ({ name, originalSize }: UnzipFileInfo) => names.includes(name) && originalSize <= MAX_UNPACKED_BYTES;
  const parts = unzipSync(content, { filter });
  return new Map(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)]));
}
