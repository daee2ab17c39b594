import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** Only the beginning is estimated: a longer password is not weaker, and takes the browser too long. */
const ESTIMATED_LENGTH = 64;

/** From 1, guessed immediately, to 4. */
export function estimateStrength(password: string, email: string): 1 | 2 | 3 | 4 {
  const { score } = zxcvbn.check(password.slice(0, ESTIMATED_LENGTH), email.split(/[@.]/));
  return score === 0 ? 1 : score;
}
