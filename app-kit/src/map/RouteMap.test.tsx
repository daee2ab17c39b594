import { render, screen } from '@testing-library/react';
import { RouteMap } from './RouteMap.tsx';

const SHANGHAI = {
  key: 'a',
  longitude: 121.47,
  latitude: 31.23,
  label: 'Shanghai',
  state: 'passed',
  named: true,
} as const;
const CHICAGO = { key: 'b', longitude: -87.63, latitude: 41.88, label: 'Chicago', state: 'current' } as const;
const BOSTON = { key: 'c', longitude: -71.06, latitude: 42.36, label: 'Boston', state: 'ahead', named: true } as const;

it('PG-2e draws a route and says it in words', async () => {
  render(<RouteMap label="From Shanghai to Boston" stops={[SHANGHAI, CHICAGO, BOSTON]} />);
  const map = await screen.findByRole('img', { name: 'From Shanghai to Boston' });
  expect(map.querySelectorAll('circle')).toHaveLength(3);
  for (const path of map.querySelectorAll('path')) expect(path.getAttribute('d')).toMatch(/^M[\d.,MLZ-]+$/);
  expect(screen.getByText('Shanghai', { selector: 'span' })).toBeInTheDocument();
});
