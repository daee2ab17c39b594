// A process of the build: builds what it is sent, one order after the other (builders.ts).
import { rm } from 'node:fs/promises';
import webpack, { type Configuration, type Stats } from 'webpack';
import type { Order } from './builders.ts';
import { writeManifest } from './manifest.ts';
import { type ModuleName, serverFolder } from './modules.ts';
import { openStaging, placeBuilt } from './placing.ts';
import { type Fits, writeServerManifest } from './serverBundle.ts';
import { stopAtFailures } from './stop.ts';
import { configuration, OWN_LATER, serverConfiguration } from './webpack/configuration.ts';
import { filesThatNeed } from './webpack/laterModules.ts';
import { namesBetween } from './webpack/namesBetween.ts';

const stop = stopAtFailures();

process.on('message', async ({ name, version, fits }: Order) => {
  if (fits) await buildServerBundle(name, version, fits);
  else await buildModule(name, version);
  process.send?.('built');
});
process.once('disconnect', () => process.exit());

async function buildModule(name: ModuleName, version: string): Promise<void> {
  const staging = await openStaging(name, version);
  const { compilation } = await compile(await configuration(name, { path: staging }));
  await writeManifest(name, version, {
    folder: staging,
    withLater: OWN_LATER.flatMap((later) => filesThatNeed(later, compilation)),
    names: namesBetween(compilation),
  });
  await placeBuilt(staging, name, version).catch(({ message }) => stop(message));
}

async function buildServerBundle(name: ModuleName, version: string, fits: Fits): Promise<void> {
  await rm(serverFolder(name, version), { recursive: true, force: true });
  await compile(serverConfiguration(name, version));
  await writeServerManifest(name, version, fits);
}

function compile(options: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(options);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) return reject(error);
        if (stats.hasErrors()) stop(stats.toString({ all: false, errors: true, warnings: false, moduleTrace: true }));
        resolve(stats);
      });
    });
  });
}
