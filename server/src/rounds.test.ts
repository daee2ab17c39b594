import { repeat } from './rounds.ts';

it('reports a round that failed, and goes on', async () => {
  const reported: string[] = [];
  let calls = 0;
  await new Promise<void>((resolve) => {
    const rounds = repeat(
      async () => {
        calls += 1;
        if (calls === 1) throw new Error('a defect');
        void rounds.stop();
        resolve();
        return false;
      },
      (message) => reported.push(message),
    );
    rounds.start();
  });
  expect(reported).toEqual([expect.stringMatching(/^background work: /)]);
});
