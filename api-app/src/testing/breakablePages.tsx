import { useSyncExternalStore } from 'react';
import { pageFiles as files } from './pageFiles.ts';

const failures = new Map<string, Error>();
const listeners = new Set<() => void>();

/** From now on the page's file cannot be loaded, or, where it stands already, drawing it fails; undefined mends it. */
export function breakPage(file: string, failure: Error | undefined) {
  if (failure) failures.set(file, failure);
  else failures.delete(file);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(file: string) {
  const failure = failures.get(file);
  if (failure) throw failure;
  const { Component, ...others } = (await files(file)) as { Component: React.ComponentType }; // every page file's export
  function Breakable() {
    const broken = useSyncExternalStore(subscribe, () => failures.get(file));
    if (broken) throw broken;
    return <Component />;
  }
  return { ...others, Component: Breakable };
}

/** The pages, in the place of pageFiles.ts. */
export const pageFiles = Object.assign(load, { keys: files.keys });
