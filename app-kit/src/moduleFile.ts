// The file that the import map names twice: ui is the whole of it, app-kit its fragment. One request serves both.
import * as appKit from './index.ts';

export * from '@tracking-console/ui';

export const modules = { '@tracking-console/app-kit': appKit };
