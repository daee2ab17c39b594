import { useRef } from 'react';

const BYTES = 16;

/** A name no other request has. Not randomUUID, which a page without HTTPS lacks. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Names requests that start something. The same content keeps its name until it was granted, so that pressing again after a
 * lost answer starts nothing twice; `granted` makes the next a new one.
 */
export function useRequestIds() {
  const open = useRef(new Map<string, string>());
  return {
    idOf(content: unknown): string {
      const key = JSON.stringify(content);
      const id = open.current.get(key) ?? newRequestId();
      open.current.set(key, id);
      return id;
    },
    granted: (content: unknown) => {
      open.current.delete(JSON.stringify(content));
    },
  };
}
