import type { useFieldWiring } from '../fields/fieldContext.ts';

/** The component library's status of an invalid field. */
export const statusOf = (wiring: Partial<ReturnType<typeof useFieldWiring>>) =>
  wiring['aria-invalid'] ? { status: 'error' as const } : {};
