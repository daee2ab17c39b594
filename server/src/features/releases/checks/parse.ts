import { MODULES } from '@tracking-console/contract/page/applications';
import { type Check, findingOf, type ReleaseFile } from './candidate.ts';

const found = findingOf('parse');

/** Every file can be read, and each that the map names is a module for the page's loader. */
export const checkParse: Check = ({ files }) =>
  files.flatMap((file) => {
    const wrong = whatIsWrong(file);
    return wrong === null ? [] : [found(file.module, file.url, wrong)];
  });

function whatIsWrong({ code, names }: ReleaseFile): string | null {
  if (code === null) return null;
  if ('syntaxError' in code) return explain(code.syntaxError);
  // The page runs root-config itself: it is the loader and no module of it.
  if (names.length === 0 || names.includes(MODULES.rootConfig)) return null;
  if (code.registrations.length === 1) return null;
  return code.registrations.length === 0
    ? 'The file never calls System.register: the loader would get no module of it.'
    : `The file calls System.register ${code.registrations.length} times: the loader would take the last for all.`;
}

function explain(syntaxError: string): string {
  return syntaxError.includes('sourceType')
    ? 'The file is an ES module; the page loads System.register modules (webpack: output.library.type "system").'
    : `The file is no JavaScript: ${syntaxError}.`;
}
