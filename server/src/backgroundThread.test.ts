import { createTestDatabase } from '../testing/testDatabase.ts';
import { createBackgroundThread } from './backgroundThread.ts';
import { readConfiguration } from './config.ts';

it('ends without an error when it is stopped while it still begins', async () => {
  const { url, drop } = await createTestDatabase();
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const configuration = readConfiguration({ LOG_LEVEL: 'silent' });
  const thread = createBackgroundThread({ configuration, databaseUrl: url, connections: 2 });
  const started = thread.start();
  await thread.stop();
  await started;
  expect(log.mock.calls).toEqual([]);
  await drop();
});
