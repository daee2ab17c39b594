const OFTEN = 5;
const WITHIN = 2000;

/**
 * Whether this is the fifth move in two seconds, as two parties that redirect each other would never end. Further moves
 * within that time are refused as well.
 */
export function createPingPongGuard(now: () => number) {
  let moves: number[] = [];
  return () => {
    const time = now();
    moves = [...moves.filter((move) => time - move < WITHIN), time];
    return moves.length >= OFTEN;
  };
}
