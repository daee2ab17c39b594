import type { CallError } from '@tracking-console/platform';

/** Reads which refusal of a table an error is; undefined: another failure, which a toast shows. */
export function refusalNames<Name extends string>(codes: Record<Name, number>) {
  const names = Object.keys(codes) as Name[]; // its own keys
  return ({ code }: Pick<CallError, 'code'>): Name | undefined => names.find((name) => codes[name] === code);
}
