// Everything that knows JSON texts: one chunk, fetched when the playground is opened.
export { JsonEditor } from './JsonEditor.tsx';
export { createProblemFinder } from './problems.ts';
