// The page's whole script: everything the first screen of a console shares; each page is a chunk of its own.
import './nonce.ts';
import './ownScripts.ts';
import { start } from './start.tsx';

void start(document);
