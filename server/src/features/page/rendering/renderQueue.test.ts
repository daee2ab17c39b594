import { createRenderQueue } from './renderQueue.ts';

let time = 0;
beforeEach(() => {
  time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => jest.restoreAllMocks());

/** Pages one after another, each so slow. */
function renderInTurn(queue: ReturnType<typeof createRenderQueue>, pages: number, milliseconds: number) {
  for (let page = 0; page < pages; page++) {
    const leave = queue.enter();
    time += milliseconds;
    leave?.();
  }
}

function fill(queue: ReturnType<typeof createRenderQueue>) {
  const entered: (() => void)[] = [];
  for (let leave = queue.enter(); leave; leave = queue.enter()) entered.push(leave);
  return entered;
}

it('SA-1 ssr lets pages wait for as long as they would be rendered in time, by how long those before them took', () => {
  const queue = createRenderQueue(() => 250);
  renderInTurn(queue, 1, 50);
  expect(fill(queue)).toHaveLength(5);
});

it('SA-1 ssr bounds the pages that are on their way, however quick they are', () => {
  const queue = createRenderQueue(() => 250);
  renderInTurn(queue, 3, 1);
  const entered = fill(queue);
  expect(entered).toHaveLength(16);
  entered[0]?.();
  expect(queue.enter()).not.toBeNull();
});

it('SA-1 ssr counts what pages took together once: ten that come at once are not ten times as slow', () => {
  const queue = createRenderQueue(() => 250);
  const together = Array.from({ length: 10 }, () => queue.enter());
  for (const leave of together) {
    time += 10;
    leave?.();
  }
  expect(fill(queue).length).toBeGreaterThanOrEqual(10);
});

it('SA-1 ssr goes on trying one page at a time while pages are too slow, and takes more when they are quick again', () => {
  const queue = createRenderQueue(() => 250);
  renderInTurn(queue, 20, 2_000);
  const [leave, ...others] = fill(queue);
  expect(others).toEqual([]);
  time += 2_000;
  leave?.();
  renderInTurn(queue, 60, 10);
  expect(fill(queue).length).toBeGreaterThanOrEqual(8);
});
