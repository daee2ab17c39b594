import type { CallError } from '@tracking-console/platform';

/** Reads which refusal of a table an error is; undefined: another failure, which a toast shows. */
export function refusalNames<Name extends string>(codes: Record<Name, number>) {
  const names = Object.keys(codes) as Name[]; // its own keys
  return (error: Pick<CallError, 'code'> | undefined): Name | undefined =>
    names.find((name) => codes[name] === error?.code);
}
