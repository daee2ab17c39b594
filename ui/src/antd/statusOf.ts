import type { useFieldWiring } from '../fields/fieldContext.ts';

/** How the component library is told that a field is wrong. */
export const statusOf = (wiring: Partial<ReturnType<typeof useFieldWiring>>) =>
  wiring['aria-invalid'] ? { status: 'error' as const } : {};
