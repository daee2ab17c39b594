/** Keeps overrides in localStorage and offers `importMapOverrides`; says no types of its own. */
declare module 'import-map-overrides';
