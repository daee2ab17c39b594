/** The color of text on a ground: black or white, whichever is easier to read. Its contrast is 4.58 at least. */
export function textOn(ground: string): '#000000' | '#ffffff' {
  return contrast(ground, '#000000') >= contrast(ground, '#ffffff') ? '#000000' : '#ffffff';
}

/** As WCAG 2 counts it, of two colors as #rrggbb: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
