import { remembered } from './remembered.ts';

it('RL-5 reads the same bytes once, whichever release they come with', () => {
  const work = jest.fn((bytes: Buffer) => bytes.length);
  const read = remembered(work);
  expect(['one', 'one', 'three', 'one'].map((text) => read(Buffer.from(text)))).toEqual([3, 3, 5, 3]);
  expect(work).toHaveBeenCalledTimes(2);
});

it('RL-5 forgets what was not asked for the longest, so that it does not grow with every release', () => {
  const work = jest.fn((bytes: Buffer) => bytes.length);
  const read = remembered(work);
  const first = Buffer.from('first');
  read(first);
  for (let file = 0; file < 399; file += 1) read(Buffer.from(`file ${file}`));
  read(first);
  for (let file = 399; file < 420; file += 1) read(Buffer.from(`file ${file}`));
  work.mockClear();
  read(first);
  expect(work).not.toHaveBeenCalled();
  read(Buffer.from('file 0'));
  expect(work).toHaveBeenCalledTimes(1);
});
