import { PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import type { Labeled, PdfBlock, PdfColumn, PdfContent } from './pdfContent.ts';
import { embedFonts, type FontSet } from './pdfFonts.ts';
import { wrapText } from './wrapText.ts';

const A4 = { width: 595, height: 842 };
const MARGIN = 56;
const ROOM = A4.width - 2 * MARGIN;
const BOTTOM = A4.height - 64;
const INK = rgb(0.11, 0.15, 0.16);
const QUIET = rgb(0.34, 0.39, 0.4);
const RULE = rgb(0.85, 0.87, 0.88);
const LINE_HEIGHT = 1.45;
const LABEL_WIDTH = 130;
const TOTAL_HEIGHT = 22;
const FOOT = A4.height - 36;

/** Writes a document of A4 pages; tables go on over the pages. */
export async function writePdf(content: PdfContent): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(content.title);
  document.setCreator(content.brand);
  document.setCreationDate(new Date(content.created));
  const { plain, bold } = await embedFonts(document, textsIn(content));
  const sheet = createSheet(document, { plain, bold, brand: content.brand });
  for (const block of content.blocks) writeBlock(sheet, block, { plain, bold });
  sheet.numberPages(content.title);
  return document.save();
}

function textsIn({ title, brand, blocks }: PdfContent) {
  const all = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : JSON.stringify(block)));
  const titles = blocks.flatMap((block) => (block.kind === 'table' ? block.columns.map(({ title }) => title) : []));
  const bolds = blocks.flatMap((block) => {
    if (block.kind === 'heading') return [block.text];
    if (block.kind === 'facts') return [block.title ?? ''];
    return block.kind === 'totals' ? block.totals.flat() : [];
  });
  return { plain: ['0123456789 / ', title, ...all, ...titles].join(''), bold: [brand, ...bolds].join('') };
}

interface Style {
  size: number;
  font: FontSet;
  color?: ReturnType<typeof rgb>;
}

type Sheet = ReturnType<typeof createSheet>;

function createSheet(document: PDFDocument, { plain, bold, brand }: { plain: FontSet; bold: FontSet; brand: string }) {
  let page: PDFPage;
  let y: number;
  /** Continues at the top of the next page. */
  let onTurn = () => {};
  const widthOf = (text: string, { font, size }: Style) =>
    font.runsOf(text).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0);

  function write(text: string, left: number, top: number, style: Style) {
    let x = left;
    for (const { text: part, font } of style.font.runsOf(text)) {
      page.drawText(part, { x, y: A4.height - top, size: style.size, font, color: style.color ?? INK });
      x += font.widthOfTextAtSize(part, style.size);
    }
  }

  function turn() {
    page = document.addPage([A4.width, A4.height]);
    y = 76;
    write(brand, MARGIN, y, { size: 12, font: bold });
    y += 44;
  }
  turn();

  return {
    /** Writes cells beside each other, each wrapped in its own width; a row that has no room begins a page. */
    row(cells: readonly { text: string; left: number; width: number; style: Style; isAmount?: boolean }[], gap = 0) {
      const wrapped = cells.map((cell) => ({
        ...cell,
        lines: wrapText(cell.text, cell.width, (text) => widthOf(text, cell.style)),
      }));
      const height = Math.max(0, ...wrapped.map(({ lines, style }) => lines.length * style.size * LINE_HEIGHT));
      if (y + height > BOTTOM) {
        turn();
        onTurn();
      }
      for (const { lines, left, width, style, isAmount } of wrapped) {
        for (const [index, line] of lines.entries()) {
          const x = isAmount ? left + width - widthOf(line, style) : left;
          write(line, x, y + index * style.size * LINE_HEIGHT, style);
        }
      }
      y += height + gap;
    },
    /** If a page ends within a table, the next one repeats its heading. */
    withHeading(heading: () => void, content: () => void) {
      heading();
      onTurn = heading;
      content();
      onTurn = () => {};
    },
    /** Begins a new page if this much does not fit. */
    need(height: number) {
      if (y + height > BOTTOM) turn();
    },
    numberPages(title: string) {
      const pages = document.getPages();
      if (pages.length < 2) return;
      const style = { size: 8, font: plain, color: QUIET };
      for (const [index, one] of pages.entries()) {
        page = one;
        const place = `${index + 1} / ${pages.length}`;
        write(title, MARGIN, FOOT, style);
        write(place, A4.width - MARGIN - widthOf(place, style), FOOT, style);
      }
    },
    space(height: number) {
      y += height;
    },
    rule() {
      const at = A4.height - y + 4;
      page.drawLine({ start: { x: MARGIN, y: at }, end: { x: A4.width - MARGIN, y: at }, thickness: 0.7, color: RULE });
      y += 12;
    },
  };
}

function writeBlock(sheet: Sheet, block: PdfBlock, { plain, bold }: { plain: FontSet; bold: FontSet }) {
  const normal = { size: 10, font: plain };
  const quiet = { ...normal, color: QUIET };
  const whole = { left: MARGIN, width: ROOM };
  if (block.kind === 'heading') {
    sheet.row([{ ...whole, text: block.text, style: { size: 22, font: bold } }], 2);
    if (block.aside) sheet.row([{ ...whole, text: block.aside, style: quiet }]);
    sheet.space(18);
  } else if (block.kind === 'facts') {
    if (block.title) sheet.row([{ ...whole, text: block.title, style: { size: 11, font: bold } }], 4);
    for (const [label, value] of block.facts) {
      const values = { left: MARGIN + LABEL_WIDTH, width: ROOM - LABEL_WIDTH };
      sheet.row(
        [
          { left: MARGIN, width: LABEL_WIDTH - 10, text: label, style: quiet },
          { ...values, text: value, style: normal },
        ],
        3,
      );
    }
    sheet.space(14);
  } else if (block.kind === 'table') {
    const titles = block.columns.map(({ title }) => title);
    const heading = () => {
      sheet.row(cellsOf(block.columns, titles, { ...quiet, size: 9 }), 4);
      sheet.rule();
    };
    sheet.withHeading(heading, () => {
      for (const row of block.rows) sheet.row(cellsOf(block.columns, row, { ...normal, size: 9.5 }), 6);
    });
    sheet.rule();
  } else if (block.kind === 'totals') {
    const line = ([label, value]: Labeled, style: Style) =>
      sheet.row(
        [
          { ...whole, text: label, style },
          { ...whole, text: value, style, isAmount: true },
        ],
        4,
      );
    const { parts = [], totals } = block;
    sheet.need((parts.length + totals.length) * TOTAL_HEIGHT);
    for (const part of parts) line(part, normal);
    for (const total of totals) line(total, { size: 12, font: bold });
    sheet.space(14);
  } else sheet.row([{ ...whole, text: block.text, style: { ...quiet, size: 9 } }], 6);
}

function cellsOf(columns: readonly PdfColumn[], texts: readonly string[], style: Style) {
  let left = MARGIN;
  return columns.map(({ share, isAmount = false }, place) => {
    const width = (ROOM * share) / 100;
    // The last column ends at the margin.
    const gap = place === columns.length - 1 ? 0 : 8;
    const cell = { left, width: width - gap, text: texts[place] ?? '', style, isAmount };
    left += width;
    return cell;
  });
}
