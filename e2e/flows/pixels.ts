import type { Page } from '@playwright/test';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far around an element's edge its ring may lie, in pixels. */
const REACH = 6;

/**
 * The share of each edge of a box along which something appeared between two screenshots that contrasts with what was
 * there before (3:1, WCAG 1.4.11 and 2.4.13). A ring that something clips is missing on that side.
 */
export async function ringBetween(page: Page, before: Buffer, after: Buffer, box: Box): Promise<number[]> {
  const shots = [before, after].map((shot) => shot.toString('base64'));
  return page.evaluate(
    async ([shots, { x, y, width, height }, reach]) => {
      const [old, now] = await Promise.all(shots.map(pixelsOf));
      const right = x + width;
      const bottom = y + height;
      // Corners are round: they are left out.
      const along = (from: number, to: number) => range(Math.round(from) + reach, Math.round(to) - reach);
      const across = (edge: number) => range(Math.round(edge) - reach, Math.round(edge) + reach);
      const share = (places: number[], near: number[], at: (place: number, depth: number) => [number, number]) =>
        places.filter((place) => near.some((depth) => standsOut(...at(place, depth)))).length / places.length;
      return [
        share(along(x, right), across(y), (place, depth) => [place, depth]),
        share(along(y, bottom), across(right), (place, depth) => [depth, place]),
        share(along(x, right), across(bottom), (place, depth) => [place, depth]),
        share(along(y, bottom), across(x), (place, depth) => [depth, place]),
      ];

      async function pixelsOf(base64: string) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height);
      }

      function range(from: number, to: number) {
        return Array.from({ length: Math.max(1, to - from) }, (_, index) => from + index);
      }

      function standsOut(column: number, row: number) {
        const one = luminance(old, column, row);
        const other = luminance(now, column, row);
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3;
      }

      function luminance(image: ImageData | undefined, column: number, row: number) {
        if (!image || column < 0 || row < 0 || column >= image.width || row >= image.height) return 0;
        const start = (row * image.width + column) * 4;
        const [red = 0, green = 0, blue = 0] = [...image.data.slice(start, start + 3)].map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      }
    },
    [shots, box, REACH] as const,
  );
}
