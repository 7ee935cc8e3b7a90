import { decodeQR } from 'qr/decode.js';

/** Reads the text of a QR code in a picture; undefined when there is none. */
export type ReadCode = (
  source: CanvasImageSource,
  size: { width: number; height: number },
) => Promise<string | undefined>;

/** The browser's own reader, where it has one. */
interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** The reader of this browser, else ours: it needs neither WebAssembly nor a connection. */
export async function createCodeReader(): Promise<ReadCode> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !formats.includes('qr_code')) return createOwnReader();
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (source) => (await detector.detect(source).catch(() => []))[0]?.rawValue;
}

/** Longest edge of a picture that is searched, in pixels: a code fills a good part of it. */
const longestEdge = 960;

/** Reads codes in JavaScript alone. */
export function createOwnReader(): ReadCode {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (source, { width, height }) => {
    const scale = Math.min(1, longestEdge / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    if (!context || canvas.width === 0 || canvas.height === 0) return Promise.resolve(undefined);
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    try {
      return Promise.resolve(decodeQR(context.getImageData(0, 0, canvas.width, canvas.height)));
    } catch {
      return Promise.resolve(undefined); // No code in this picture.
    }
  };
}
