import { join } from 'node:path';
import { pageFilesIn } from '@tracking-console/app-kit/testing/pageFiles';

/** In the place of ../pageFiles.ts, which only webpack can read. */
export const pageFiles = pageFilesIn(join(__dirname, '../pages'));
