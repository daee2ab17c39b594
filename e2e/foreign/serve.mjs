// A second deployment beside the one the other journeys use: same modules and database, but its release names modules of
// third parties and its configuration adds them as applications.
import { join } from 'node:path';
import { readPassword } from '../../server/src/bin/dataFolder.ts';
import { readPostmaster } from '../../server/src/embedded/postmaster.ts';
import { clusterFolder } from '../../server/src/embedded/reachable.ts';
import { findSystemUser } from '../../server/src/embedded/systemUser.ts';
import { writeRelease } from './build.mjs';

const { E2E_FOLDER: folder } = process.env;
const dataDir = join(folder, 'data');
const { port } = readPostmaster(clusterFolder(dataDir, findSystemUser()));
const release = join(import.meta.dirname, '../../dist/importmap.json');

process.env.DATABASE_URL = `postgresql://tracking:${readPassword(dataDir)}@127.0.0.1:${port}/tracking_console`;
process.env.RELEASE_FILE = join(folder, `foreign-${process.env.PORT}.json`);
process.env.RELEASE_FROM = 'file';
process.env.APPLICATIONS_FILE = join(import.meta.dirname, 'applications.json');
await writeRelease(release, process.env.RELEASE_FILE, {
  // The account pages of the consoles are parcels of whatever module has this name.
  '@tracking-console/shared-account': '/app/vue-account/2.0.0/vue-account.js',
});
process.argv.push('--no-build');
await import('../../server/src/bin/start.mjs');
