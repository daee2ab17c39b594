import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import type { PdfBlock } from './pdfContent.ts';
import { createPdfWriter } from './pdfInThread.ts';

const makePdf = createPdfWriter();
const write = async (...blocks: PdfBlock[]) =>
  PDFDocument.load(
    await makePdf('customer', {
      title: 'Invoice 2026-000001',
      brand: 'Brand',
      created: '2026-03-01T00:00:00Z',
      blocks,
    }),
  );

const shapesOf = (font: fontkit.Font, glyphs: readonly number[]) =>
  glyphs.map((glyph) => font.getGlyph(glyph).path.toSVG()).filter((shape) => shape !== '');

it('PG-5a embeds the letters whole, as every reader of PDF draws them', async () => {
  const file = await write({ kind: 'heading', text: 'Übergrößenträger & Co. 0123456789' });
  const embedded = file.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const program = object instanceof PDFDict ? file.context.lookup(object.get(PDFName.of('FontFile2'))) : undefined;
    if (!(program instanceof PDFRawStream)) return [];
    const font = fontkit.create(Buffer.from(decodePDFRawStream(program).decode())) as fontkit.Font;
    return shapesOf(
      font,
      Array.from({ length: font.numGlyphs }, (_, glyph) => glyph),
    );
  });
  const entry = createRequire(import.meta.url).resolve('@embedpdf/fonts-latin');
  const whole = fontkit.create(readFileSync(join(entry, '../../fonts/NotoSans-SemiBold.ttf'))) as fontkit.Font;
  const { glyphs } = whole.layout('Übergrößenträger & Co. 0123456789');
  expect(embedded).toEqual(
    expect.arrayContaining(
      shapesOf(
        whole,
        glyphs.map(({ id }) => id),
      ),
    ),
  );
});

it('PG-5a is written with letters that no font has', async () => {
  const text = 'חברת הדוגמה, شركة المثال, 예시 물류, 😀';
  expect((await write({ kind: 'note', text })).getPageCount()).toBe(1);
});

it('PG-5a goes on over pages with long tables and names', async () => {
  const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3);
  const rows = Array.from({ length: 36 }, (_, place) => [name, String(place)]);
  const columns = [
    { title: 'Description', share: 70 },
    { title: 'Amount', share: 30, isAmount: true },
  ];
  const totals = [['Total', '1']] as const;
  const file = await write(
    { kind: 'facts', facts: [['Name', name]] },
    { kind: 'table', columns, rows },
    { kind: 'totals', totals },
  );
  expect(file.getPageCount()).toBeGreaterThan(3);
});
