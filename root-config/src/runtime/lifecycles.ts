type Lifecycle = (props: object) => Promise<unknown>;

export interface Lifecycles {
  bootstrap: Lifecycle[];
  mount: Lifecycle[];
  unmount: Lifecycle[];
}

const asList = (value: unknown): Lifecycle[] =>
  [value].flat().filter((item): item is Lifecycle => typeof item === 'function');

/**
 * The lifecycles a module exports, itself or under one of its names.
 * @throws when mount or unmount is missing
 */
export function readLifecycles(module: unknown, member?: string): Lifecycles {
  const whole = (module ?? {}) as Record<string, unknown>; // a module's namespace; its values are checked below
  const source = (member ? whole[member] : whole) as Record<string, unknown> | undefined;
  const found = {
    bootstrap: asList(source?.bootstrap),
    mount: asList(source?.mount),
    unmount: asList(source?.unmount),
  };
  if (found.mount.length === 0 || found.unmount.length === 0)
    throw new IncompatibleModule('The module exports no lifecycles.');
  return found;
}

export class IncompatibleModule extends Error {
  override name = 'IncompatibleModule';
}

export async function runAll(lifecycles: readonly Lifecycle[], props: object) {
  for (const lifecycle of lifecycles) await lifecycle(props);
}
