/** Names that reach for an object's prototype: none is the name of anything in a call. */
export const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype'] as const;
