// How a process of the build ends when it cannot go on: with a sentence, where there is one.
import { explainUnwritable } from './writeFiles.ts';

/** Returns a function that ends the process with a sentence; an uncaught error ends it, too. */
export function stopAtFailures(): (sentence: string) => never {
  process.on('uncaughtException', (error) => {
    console.error(explainUnwritable(error) ?? error);
    process.exit(1);
  });
  return stop;
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
