import 'systemjs/dist/s.js';
import { watchSeals } from './guard/alteredFiles.ts';
import { guardSinks } from './guard/guardSinks.ts';
import { addChunkLoader } from './loader/chunks.ts';
import { addDelete } from './loader/deleteFailed.ts';
import { dropDuplicateErrors } from './loader/duplicateErrors.ts';
import { addFragments } from './loader/fragments.ts';
import { addRetryAddresses } from './loader/hanging.ts';
import { addInline } from './loader/inline.ts';
import { start } from './start.ts';

// Before anything else: what may run is read from the HTML as it came.
guardSinks(window);
watchSeals(document);
addRetryAddresses(System);
addFragments(System);
addChunkLoader(System);
addInline(System);
addDelete(System);
dropDuplicateErrors(window);
start(document);
