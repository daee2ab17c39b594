import 'systemjs/dist/s.js';
import { forgetsModules } from './loader/forgetting.ts';
import { namesInFragments } from './loader/fragments.ts';
import { runsInline } from './loader/inline.ts';
import { tellsOnce } from './loader/tellsOnce.ts';
import { start } from './start.ts';

namesInFragments(System);
runsInline(System);
forgetsModules(System);
tellsOnce(window);
start(document);
