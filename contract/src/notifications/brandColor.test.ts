import fc from 'fast-check';
import { contrast, textOn } from './brandColor.ts';

it('PG-11b text on a brand’s color can be read, whatever the color is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect([textOn('#ffd400'), textOn('#0b3d91'), textOn('#777777')]).toEqual(['#000000', '#ffffff', '#000000']);
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(fc.property(color, (ground) => contrast(ground, textOn(ground)) >= 4.5));
});
