// What webpack adds to import.meta.
interface ImportMeta {
  webpackContext(
    folder: string,
    options: { recursive?: boolean; regExp?: RegExp; mode?: 'lazy' | 'sync'; chunkName?: string },
  ): { keys(): string[]; (file: string): Promise<unknown> };
}
