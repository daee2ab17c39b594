const MAX_REDIRECTS = 5;
const WINDOW_MS = 2000;

/**
 * Whether this is the fifth move in two seconds, as two parties that redirect each other would never end. Further moves
 * within that time are refused as well.
 */
export function createPingPongGuard(now: () => number) {
  let moves: number[] = [];
  return () => {
    const time = now();
    moves = [...moves.filter((move) => time - move < WINDOW_MS), time];
    return moves.length >= MAX_REDIRECTS;
  };
}
