import 'systemjs/dist/s.js';
import { watchIntegrity } from './guard/alteredFiles.ts';
import { guardSinks } from './guard/guardSinks.ts';
import { addChunkLoader } from './loader/chunks.ts';
import { addDelete } from './loader/deleteFailed.ts';
import { dropDuplicateErrors } from './loader/duplicateErrors.ts';
import { addFragments } from './loader/fragments.ts';
import { addRetryAddresses } from './loader/hanging.ts';
import { addInline } from './loader/inline.ts';
import { start } from './start.ts';

// First of all: the rules for what may run are read from the HTML as the server sent it.
guardSinks(window);
watchIntegrity(document);
addRetryAddresses(System);
addFragments(System);
addChunkLoader(System);
addInline(System);
addDelete(System);
dropDuplicateErrors(window);
start(document);
