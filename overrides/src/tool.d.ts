/** Keeps overrides in localStorage and offers `importMapOverrides`; the package has no types. */
declare module 'import-map-overrides';

interface Window {
  importMapOverrides: { getUrlFromPort: (module: string, port: string) => string };
}
