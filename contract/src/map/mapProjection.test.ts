import { fitRoute, HEIGHT, WIDTH } from './mapProjection.ts';

describe('the projection', () => {
  const at = (stops: [number, number][]) => {
    const projection = fitRoute(stops);
    return stops.map((stop) => projection(stop) ?? [Number.NaN, Number.NaN]);
  };

  it.each([
    [
      'across the Pacific',
      [
        [121.47, 31.23],
        [-118.24, 34.05],
      ],
    ],
    [
      'across the date line',
      [
        [178.4, -18.1],
        [-171.8, -13.8],
      ],
    ],
    [
      'round the world',
      [
        [151.2, -33.9],
        [-0.1, 51.5],
        [-74, 40.7],
      ],
    ],
    [
      'within a country',
      [
        [13.4, 52.5],
        [11.6, 48.1],
      ],
    ],
    [
      'within a town',
      [
        [13.4, 52.5],
        [13.4, 52.5],
      ],
    ],
    ['of one place', [[13.4, 52.5]]],
  ] as [string, [number, number][]][])('PG-2e has a journey %s inside the map', (_, stops) => {
    for (const [x = Number.NaN, y = Number.NaN] of at(stops)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(WIDTH);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(HEIGHT);
    }
  });

  it('PG-2e lets a short journey fill less of the map than it shows of the world', () => {
    const [[, one = 0] = [], [, other = 0] = []] = at([
      [13.4, 52.5],
      [13.0, 52.4],
    ]);
    expect(Math.abs(one - other)).toBeLessThan(20);
  });
});
