import { readFileSync } from 'node:fs';
import { StartRefusal } from './startRefusal.ts';

/**
 * A file of the deployment's own, which an environment variable names.
 * @throws StartRefusal, one sentence that names the file and the mistake
 */
export function readJsonFile(file: string, what: string, variable: string) {
  const refusal = (mistake: string) => new StartRefusal(`The ${what} of ${file}: ${mistake}.`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new StartRefusal(`There are no ${what} at ${file}, which ${variable} names.`);
  }
  try {
    return { given: JSON.parse(text) as unknown, refusal };
  } catch {
    throw refusal('it is not JSON');
  }
}
