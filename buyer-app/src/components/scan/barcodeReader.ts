/** Reads the barcodes of a picture, as their texts. */
export type BarcodeReader = (picture: HTMLCanvasElement) => Promise<string[]>;

/** Built into some browsers; TypeScript has no types for it yet. */
interface NativeDetector {
  detect(picture: HTMLCanvasElement): Promise<{ rawValue: string }[]>;
}
interface NativeDetectors {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** The barcode formats on shipping labels. */
const FORMATS = ['code_128', 'code_39', 'itf', 'codabar', 'ean_13', 'qr_code', 'data_matrix', 'pdf417'];
const NEEDED = 'code_128';

/** The browser's own reader, or else ours: it comes over the line only now. */
export async function loadBarcodeReader(): Promise<BarcodeReader> {
  return (await nativeReader()) ?? (await import('./zxingReader.ts')).readBarcodes;
}

async function nativeReader(): Promise<BarcodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectors };
  if (!BarcodeDetector) return null;
  const known = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  if (!known.includes(NEEDED)) return null;
  const detector = new BarcodeDetector({ formats: FORMATS.filter((format) => known.includes(format)) });
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}
