import { createContext, useContext, useId } from 'react';

/** What a FormField passes to the control inside it. */
export interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

type Given = { id?: string | undefined; 'aria-describedby'?: string | undefined };

/** The attributes that tie a control to its FormField; what the control was given itself is kept. */
export function useFieldWiring(given: Given) {
  const field = useContext(FieldContext);
  const ownId = useId();
  return {
    id: given.id ?? field?.id ?? ownId,
    'aria-describedby': [given['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    ...(field?.invalid && { 'aria-invalid': true as const }),
    ...(field?.required && { 'aria-required': true as const }),
  };
}

/** For a button: ARIA does not allow `required` on it. */
export function useButtonWiring(given: Given) {
  const { 'aria-required': _, ...wiring } = useFieldWiring(given);
  return wiring;
}
