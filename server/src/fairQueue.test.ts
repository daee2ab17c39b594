import { Busy, createFairQueue, type FairQueueLimits } from './fairQueue.ts';

const ROOM = { atOnce: 2, atOncePerKey: 1, waiting: 6, waitingPerKey: 3, patience: 60_000 };

/** Works that go on until they are ended, and the order they began in. */
function openQueue(limits: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({ ...ROOM, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    /** `a1`: the first work of customer a. */
    add(name: string): Promise<string> {
      const work = queue.run(name.slice(0, 1), async () => {
        begun.push(name);
        await new Promise<void>((end) => ends.set(name, end));
        return name;
      });
      work.catch(() => undefined); // one that still waits when its test is over is refused much later
      return work;
    },
    async end(name: string): Promise<void> {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

it('SC-22 lets customers take turns, whoever has sent the most', async () => {
  const { add, end, begun } = openQueue({ atOnce: 1 });
  const works = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(add);
  expect(begun).toEqual(['a1']);
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  expect(await Promise.all(works)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
});

it('SC-22 leaves places of a customer’s share to the others', async () => {
  const { add, end, begun } = openQueue();
  void add('a1');
  void add('a2');
  void add('b1');
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

it('SC-22 refuses what one customer, and what all, send too much of', async () => {
  const { add } = openQueue({ atOnce: 1 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void add(name);
  await expect(add('a5')).rejects.toMatchObject({ busyWith: 'own' });
  await expect(add('d1')).rejects.toMatchObject({ busyWith: 'others' });
});

it('SC-22 ends the wait of what gets no turn, and keeps its place for no one', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  try {
    const { add, end, begun } = openQueue();
    void add('a1');
    const refused = [expect(add('a2')).rejects.toMatchObject({ busyWith: 'own' })];
    void add('b1');
    refused.push(expect(add('c1')).rejects.toMatchObject({ busyWith: 'others' }));
    await jest.advanceTimersByTimeAsync(ROOM.patience);
    await Promise.all(refused);
    await end('a1');
    void add('c2');
    expect(begun).toEqual(['a1', 'b1', 'c2']);
  } finally {
    jest.useRealTimers();
  }
});

it('SC-22 gives the place of a work that fails to the next', async () => {
  const queue = createFairQueue({ ...ROOM, atOnce: 1 });
  const failing = queue.run('a', async () => {
    throw new Error('no');
  });
  const next = queue.run('b', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(new Busy('own')).toBeInstanceOf(Error);
});
