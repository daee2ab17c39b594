import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleManifest, ModuleVersion } from '@tracking-console/contract/releases/releases';
import { isModuleName, type ModuleName, moduleNames, outputFolder } from '../../tools/bundle/modules.ts';
import type { Command } from './command.ts';
import { moduleName } from './names.ts';
import { Refusal } from './refusal.ts';

/** Records a built version in the ledger; its files are where the console serves them from. */
export const publish: Command = {
  usage: '<module> <version>',
  about: 'makes a built version known; it can never be another one',
  async run({ words: [name = '', version = ''], call }) {
    if (!isModuleName(name)) throw new Refusal(`Name one of the modules ${moduleNames.join(', ')}.`);
    const path = `/modules/${encodeURIComponent(moduleName(name))}/versions`;
    const manifest = readManifest(name, version);
    const published = await call<ModuleVersion>(path, { method: 'POST', body: manifest });
    const text = `${published.name} ${published.version} is published, by ${published.author}.`;
    return { json: published, text };
  },
};

function readManifest(name: ModuleName, version: string): ModuleManifest {
  const file = join(outputFolder(name, version), 'manifest.json');
  if (version === '' || !existsSync(file)) {
    throw new Refusal(
      `${name} ${version} has not been built: npm run build -- ${name} --version ${version || '1.0.91'}`,
    );
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Refusal(`${file} is damaged: build ${name} ${version} again.`);
  }
}
