import type { LoaderContext } from 'webpack';

/** Fails the build where a browser's module would bring a library that belongs on the server. */
export default function refuse(this: LoaderContext<object>): never {
  throw new Error(
    `${this.resourcePath} is for the server. Import types by "import type", and constants from a file of their own.`,
  );
}
