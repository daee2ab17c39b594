import { LIMITS } from '../limits.ts';

export interface Kept {
  name: string;
  container: HTMLElement;
}

/**
 * What has to go so that the hidden applications stay within the budget, the least recently shown first.
 * @param kept hidden applications, the one hidden last at the end
 */
export function beyondBudget(kept: readonly Kept[], budget: { applications: number; nodes: number } = LIMITS.kept) {
  if (kept.length < 2) return []; // the usual case, and counting takes longer the more there is
  const going: { name: string; reason: 'applications' | 'nodes' }[] = [];
  let nodes = 0;
  // The one left just now is what somebody most likely comes back to: its nodes count, but never cost it its place.
  for (const [index, { name, container }] of [...kept].reverse().entries()) {
    nodes += nodesIn(container);
    if (index >= budget.applications) going.push({ name, reason: 'applications' });
    else if (index > 0 && nodes > budget.nodes) going.push({ name, reason: 'nodes' });
  }
  return going.reverse();
}

/** In a shadow root or a frame too. */
function nodesIn(container: HTMLElement): number {
  const frame = container.querySelector<HTMLIFrameElement>(':scope > iframe');
  const inside = container.shadowRoot ?? frame?.contentDocument ?? container;
  return inside.querySelectorAll('*').length;
}
