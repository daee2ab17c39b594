import 'systemjs/dist/s.js';
import { watchSeals } from './guard/alteredFiles.ts';
import { guardSinks } from './guard/guardSinks.ts';
import { fetchesChunks } from './loader/chunks.ts';
import { forgetsModules } from './loader/forgetting.ts';
import { namesInFragments } from './loader/fragments.ts';
import { asksAnew } from './loader/hanging.ts';
import { runsInline } from './loader/inline.ts';
import { tellsOnce } from './loader/tellsOnce.ts';
import { start } from './start.ts';

// Before anything else: what may run is read from the HTML as it came.
guardSinks(window);
watchSeals(document);
asksAnew(System);
namesInFragments(System);
fetchesChunks(System);
runsInline(System);
forgetsModules(System);
tellsOnce(window);
start(document);
