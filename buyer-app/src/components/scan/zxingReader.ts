import {
  BarcodeFormat,
  BinaryBitmap,
  DataMatrixReader,
  DecodeHintType,
  Exception,
  HybridBinarizer,
  MultiFormatOneDReader,
  PDF417Reader,
  QRCodeReader,
  type Reader,
  RGBLuminanceSource,
} from '@zxing/library';

const HINTS = new Map<DecodeHintType, unknown>([
  [
    DecodeHintType.POSSIBLE_FORMATS,
    [BarcodeFormat.CODE_128, BarcodeFormat.CODE_39, BarcodeFormat.ITF, BarcodeFormat.CODABAR, BarcodeFormat.EAN_13],
  ],
  // Also finds rotated labels.
  [DecodeHintType.TRY_HARDER, true],
]);

// The library's reader of all formats logs to the console whenever it finds nothing, which is most of the time.
const createReaders = (): Reader[] => [
  new MultiFormatOneDReader(HINTS),
  new QRCodeReader(),
  new DataMatrixReader(),
  new PDF417Reader(),
];

export async function readBarcodes(picture: HTMLCanvasElement): Promise<string[]> {
  const { width, height } = picture;
  const pixels = picture.getContext('2d', { willReadFrequently: true })?.getImageData(0, 0, width, height);
  return pixels ? readPixels(pixels) : [];
}

/** The most prominent barcode of an image; having none is no error. */
export function readPixels({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): string[] {
  const luminances = new Uint8ClampedArray(width * height);
  for (let at = 0; at < luminances.length; at += 1) {
    const [red, green, blue] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
    luminances[at] = (red + 2 * green + blue) / 4;
  }
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(luminances, width, height)));
  for (const reader of createReaders()) {
    const text = textRead(reader, bitmap);
    if (text !== null) return [text];
  }
  return [];
}

function textRead(reader: Reader, bitmap: BinaryBitmap): string | null {
  try {
    return reader.decode(bitmap, HINTS).getText();
  } catch (failure) {
    // Not found or not readable: in any case there is no text.
    if (failure instanceof Exception) return null;
    throw failure;
  }
}
