import { screen, waitFor } from '@testing-library/react';
import { list, listRow } from '../testing/answers.ts';
import { startConsole, success } from '../testing/startConsole.ts';

jest.mock('../pageFiles.ts', () => require('../testing/pageFiles.ts'));

it.each([
  ['/api/tracking', 1],
  // In the drawer as well, which may cover the page.
  ['/api/tracking?shipment=RR123456785GB', 2],
])('PG-9a says at %s since when the source has been away', async (at, count) => {
  const refused = { number: 'RR123456785GB', error: { code: -18019909, message: '' } };
  const answers = {
    '/track/v2.4/gettracklist': list([listRow({ data_source: 'carrier' })]),
    '/track/v2.4/gettrackinfo': success({ accepted: [], rejected: [refused] }),
    '/console-api/v1/source/get': success({ away_since: '2026-03-01T10:00:00Z', full_until: null }),
  };
  await startConsole({ at, answers, configuration: { source: 'carrier' } });
  const said = /No tracking updates since .*2026.*: our data source isn’t answering/;
  await waitFor(() => expect(screen.getAllByText(said)).toHaveLength(count), { timeout: 4_000 });
  for (const notice of screen.getAllByText(said)) expect(notice).toBeVisible();
  expect(screen.queryByText(/sandbox/i)).not.toBeInTheDocument();
});
