/** Keeps overrides in localStorage and offers `importMapOverrides`; says no types of its own. */
declare module 'import-map-overrides';

interface Window {
  importMapOverrides: { getUrlFromPort: (module: string, port: string) => string };
}
