import { type Answer, type Check, findingOf } from './candidate.ts';

const found = findingOf('files');
const JAVASCRIPT = /^(text|application)\/javascript\s*(;|$)/i;

/** Every file of the release is there, and is a script to a browser. */
export const checkFiles: Check = ({ files, modules, manifests }) => [
  ...Object.entries(modules)
    .filter(([name, version]) => !manifests.some((known) => known.name === name && known.version === version))
    .map(([name, version]) => found(name, null, `${name} ${version} has not been published.`)),
  ...files.flatMap(({ url, module, answer }) => {
    const wrong = whatIsWrong(answer);
    return wrong === null ? [] : [found(module, url, `The file ${wrong}.`)];
  }),
];

function whatIsWrong(answer: Answer): string | null {
  if ('failure' in answer) return answer.failure;
  if (answer.status !== 200) return `is answered with status ${answer.status}`;
  if (scriptIn(answer) !== null) return null;
  const type = answer.headers.get('content-type');
  return `is sent as ${type ? `"${type}"` : 'nothing in particular'} and not as JavaScript`;
}

/** The part of it that a browser would run, if any. */
export function scriptIn(answer: Answer): Buffer | null {
  if ('failure' in answer || answer.status !== 200) return null;
  return JAVASCRIPT.test(answer.headers.get('content-type') ?? '') ? answer.bytes : null;
}
