import { beyondBudget } from './budget.ts';

/** A hidden application with this many elements. */
function kept(name: string, nodes = 1) {
  const container = document.createElement('div');
  for (let node = 0; node < nodes; node += 1) container.append(document.createElement('i'));
  return { name, container };
}

it('SA-2 nothing is evicted as long as all fit', () => {
  expect(beyondBudget([kept('a', 5), kept('b', 5)], { applications: 2, nodes: 10 })).toEqual([]);
  expect(beyondBudget([])).toEqual([]);
});

it('SA-2 more than the budget’s number: the least recently shown are evicted first', () => {
  const all = ['a', 'b', 'c', 'd'].map((name) => kept(name));
  expect(beyondBudget(all, { applications: 2, nodes: 1000 })).toEqual([
    { name: 'a', reason: 'applications' },
    { name: 'b', reason: 'applications' },
  ]);
});

it('SA-2 more elements than the budget’s: the least recently shown are evicted first', () => {
  const all = [kept('a', 6), kept('b', 6), kept('c', 6)];
  expect(beyondBudget(all, { applications: 9, nodes: 12 })).toEqual([{ name: 'a', reason: 'nodes' }]);
  expect(beyondBudget(all, { applications: 9, nodes: 11 }).map(({ name }) => name)).toEqual(['a', 'b']);
});

it('SA-2 the one left last stays however large it is, and its elements count', () => {
  expect(beyondBudget([kept('huge', 50)], { applications: 4, nodes: 10 })).toEqual([]);
  expect(beyondBudget([kept('small'), kept('huge', 50)], { applications: 4, nodes: 10 })).toEqual([
    { name: 'small', reason: 'nodes' },
  ]);
});

it('SA-2 counts elements at every depth', () => {
  const deep = kept('deep');
  deep.container.innerHTML = '<ul><li><b></b></li><li></li></ul>';
  expect(beyondBudget([deep, kept('last')], { applications: 4, nodes: 5 })).toEqual([]);
  expect(beyondBudget([deep, kept('last')], { applications: 4, nodes: 4 })).toHaveLength(1);
});
