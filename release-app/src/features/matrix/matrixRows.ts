import type { Channel, ChannelName, ReleaseRow } from '@tracking-console/contract/releases/releases';

interface Cell {
  /** null: the channel's release does not have the module. */
  version: string | null;
  /** Whether it differs from production's version. */
  differs: boolean;
}

export interface MatrixRow {
  module: string;
  cells: Partial<Record<ChannelName, Cell>>;
}

/** Every module that is stable anywhere, with its version on each channel. */
export function matrixRows(channels: readonly Channel[], releases: readonly ReleaseRow[]): MatrixRow[] {
  const stable = channels.map(({ name, stable }) => ({
    name,
    modules: releases.find(({ id }) => id === stable)?.modules ?? {},
  }));
  const production = stable.find(({ name }) => name === 'production')?.modules ?? {};
  const names = [...new Set(stable.flatMap(({ modules }) => Object.keys(modules)))].sort();
  return names.map((module) => ({
    module,
    cells: Object.fromEntries(
      stable.map(({ name, modules }) => {
        const version = modules[module] ?? null;
        return [name, { version, differs: version !== (production[module] ?? null) }];
      }),
    ),
  }));
}
