import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette } from '../antd/palette.ts';

type Rgb = [number, number, number];
const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--tc-([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map(([, name = '', light = '', dark = '']) => [
    name,
    { light, dark },
  ]),
);

function token(name: string, theme: 'light' | 'dark'): string {
  const value = tokens.get(name);
  if (!value) throw new Error(`tokens.css has no --tc-${name}`);
  return value[theme];
}

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['canvas', 'surface', 'surface-subtle', 'surface-raised', 'surface-hover'];
const hues = ['red', 'amber', 'green', 'grey', 'blue', 'teal', 'violet', 'orange'];
const texts = [
  ...['text', 'text-muted', 'text-faint', 'accent'].flatMap((text) => grounds.map((ground) => [text, ground])),
  ...hues.flatMap((hue) => [
    [hue, `${hue}-ground`],
    [hue, 'surface'],
  ]),
  ...['accent', 'accent-hover', 'accent-pressed'].map((ground) => ['on-accent', ground]),
  ...['danger', 'danger-hover'].map((ground) => ['on-danger', ground]),
  ['accent', 'accent-ground'],
  ['text', 'accent-ground'],
];

describe.each(['light', 'dark'] as const)('tokens in %s', (theme) => {
  it.each(texts)('%s is readable on %s (4.5:1)', (text = '', ground = '') => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['focus', 'border-field', ...hues.map((hue) => `${hue}-solid`)])('%s stands out (3:1)', (name) => {
    for (const ground of ['canvas', 'surface']) {
      expect(contrast(token(name, theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
    }
  });

  it('tells the component library the same colours', () => {
    for (const [name, colour] of Object.entries(palette[theme])) {
      expect({
        [name]: token(
          name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`),
          theme,
        ),
      }).toEqual({ [name]: colour });
    }
  });
});
