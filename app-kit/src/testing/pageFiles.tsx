import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFiles } from '@tracking-console/platform';
import { useSyncExternalStore } from 'react';

const failures = new Map<string, Error>();
const listeners = new Set<() => void>();

/** From now on the page's file cannot be loaded or, where it is shown already, rendering it throws; undefined repairs it. */
export function breakPage(file: string, failure: Error | undefined) {
  if (failure) failures.set(file, failure);
  else failures.delete(file);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For jest, what webpack makes of a folder of pages. */
export function pageFilesIn(folder: string): PageFiles {
  async function load(file: string) {
    const failure = failures.get(file);
    if (failure) throw failure;
    const { Component, ...others } = require(join(folder, file)) as { Component: React.ComponentType }; // every page file's export
    const failureOf = () => failures.get(file);
    function Breakable() {
      const broken = useSyncExternalStore(subscribe, failureOf, failureOf);
      if (broken) throw broken;
      return <Component />;
    }
    return { ...others, Component: Breakable };
  }
  const keys = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => `./${file}`);
  return Object.assign(load, { keys });
}
