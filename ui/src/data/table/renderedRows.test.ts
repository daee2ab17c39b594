import { renderedRows } from './renderedRows.ts';

describe('renderedRows', () => {
  const written = (first: number, last: number, kept: number) =>
    renderedRows(first, last, 100, kept).map((rendered) =>
      'gap' in rendered ? `+${rendered.gap}` : String(rendered.index),
    );

  it('renders the window and leaves room for the others', () => {
    expect(written(0, 3, -1)).toEqual(['0', '1', '2', '+97']);
    expect(written(98, 100, -1)).toEqual(['+98', '98', '99']);
  });

  it('keeps the row with the focus, wherever it is', () => {
    expect(written(50, 52, 51)).toEqual(['+50', '50', '51', '+48']);
    expect(written(50, 52, 3)).toEqual(['+3', '3', '+46', '50', '51', '+48']);
    expect(written(50, 52, 99)).toEqual(['+50', '50', '51', '+47', '99']);
  });
});
