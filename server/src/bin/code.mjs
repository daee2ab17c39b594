// npm run code: prints the codes of the demo accounts that have two-step sign-in.
import './ensureNode.mjs';

const { printCodes } = await import('./code.ts');
printCodes();
