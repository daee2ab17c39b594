import 'systemjs/dist/s.js';
import { namesInFragments } from './loader/fragments.ts';
import { start } from './start.ts';

namesInFragments(System);
start(document);
