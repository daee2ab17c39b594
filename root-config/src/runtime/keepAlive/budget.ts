import { LIMITS } from '../limits.ts';

interface Hidden {
  name: string;
  container: HTMLElement;
}

/**
 * The hidden applications beyond the budget, the least recently shown first.
 * @param hidden the one shown last at the end
 */
export function beyondBudget(
  hidden: readonly Hidden[],
  budget: { applications: number; nodes: number } = LIMITS.hidden,
) {
  if (hidden.length < 2) return []; // the usual case: the elements need not be counted
  const evicted: { name: string; reason: 'applications' | 'nodes' }[] = [];
  let nodes = 0;
  // The user most likely comes back to the one left last: its nodes count, but it is never evicted.
  for (const [index, { name, container }] of [...hidden].reverse().entries()) {
    nodes += nodesIn(container);
    if (index >= budget.applications) evicted.push({ name, reason: 'applications' });
    else if (index > 0 && nodes > budget.nodes) evicted.push({ name, reason: 'nodes' });
  }
  return evicted.reverse();
}

/** Also in a shadow root or a frame. */
function nodesIn(container: HTMLElement): number {
  const frame = container.querySelector<HTMLIFrameElement>(':scope > iframe');
  const inside = container.shadowRoot ?? frame?.contentDocument ?? container;
  return inside.querySelectorAll('*').length;
}
