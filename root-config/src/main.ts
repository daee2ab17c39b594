import 'systemjs/dist/s.js';
import { forgetsModules } from './loader/forgetting.ts';
import { namesInFragments } from './loader/fragments.ts';
import { start } from './start.ts';

namesInFragments(System);
forgetsModules(System);
start(document);
