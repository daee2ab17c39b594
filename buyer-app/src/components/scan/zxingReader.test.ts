import { BarcodeFormat, EncodeHintType, QRCodeWriter } from '@zxing/library';
import { readPixels } from './zxingReader.ts';

type Pixels = Parameters<typeof readPixels>[0];

/** Black where `isBlack` is true. */
function renderPixels(width: number, height: number, isBlack: (x: number, y: number) => boolean): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (isBlack(x, y)) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { data, width, height };
}

/** Interleaved 2 of 5: the bars of one digit and the gaps of the next. */
const ITF = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];
function itf(digits: string): boolean[] {
  const widths = [1, 1, 1, 1];
  for (let at = 0; at < digits.length; at += 2) {
    const [bars = '', gaps = ''] = [ITF[Number(digits[at])], ITF[Number(digits[at + 1])]];
    for (let place = 0; place < 5; place += 1) widths.push(bars[place] === '1' ? 3 : 1, gaps[place] === '1' ? 3 : 1);
  }
  widths.push(3, 1, 1);
  return widths.flatMap((width, place) => Array<boolean>(width).fill(place % 2 === 0));
}

describe('readPixels', () => {
  it('PG-2f reads the barcode of a label', () => {
    const bars = itf('12345678901231');
    const label = renderPixels(
      bars.length * 3 + 80,
      120,
      (x, y) => y > 20 && y < 100 && x >= 40 && bars[Math.floor((x - 40) / 3)] === true,
    );
    expect(readPixels(label)).toEqual(['12345678901231']);
  });

  it('PG-2f reads the square code of a label', () => {
    const hints = new Map([[EncodeHintType.MARGIN, 4]]);
    const code = new QRCodeWriter().encode('RB123456785CN', BarcodeFormat.QR_CODE, 160, 160, hints);
    expect(readPixels(renderPixels(160, 160, (x, y) => code.get(x, y)))).toEqual(['RB123456785CN']);
  });

  it('PG-2f finds nothing where there is nothing', () => {
    expect(readPixels(renderPixels(200, 100, () => false))).toEqual([]);
  });
});
