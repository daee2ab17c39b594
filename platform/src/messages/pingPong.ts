const OFTEN = 5;
const WITHIN = 2000;

/**
 * SA-18, F-65: whether this is the fifth move in two seconds: two parties that send each other away never end. Whoever
 * goes on all the same stays where it is.
 */
export function createPingPongGuard(now: () => number) {
  let moves: number[] = [];
  return () => {
    const time = now();
    moves = [...moves.filter((move) => time - move < WITHIN), time];
    return moves.length >= OFTEN;
  };
}
