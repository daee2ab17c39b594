// What TypeScript knows of the build's own files.
declare module '*/modules.mjs' {
  export const root: string;
  export const dist: string;
  export const releaseFile: string;
  export const modules: Record<string, { folder: string; kind: string }>;
  export function importName(name: string): string;
  export function outputFolder(name: string, version?: string): string;
}

declare module '*/build/fingerprint.mjs' {
  export function sourceFingerprint(name: string): string;
}

declare module '*/build/webpack/configuration.mjs' {
  import type { Configuration, WebpackPluginInstance } from 'webpack';
  export function configuration(name: string, options: { path: string }): Configuration;
  export function readAhead(): WebpackPluginInstance;
}
