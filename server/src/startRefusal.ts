/** The program cannot start for a reason the operator can fix: its message is one sentence and is printed without a stack. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

/** Turns the system's error about an address into a sentence. */
export function refuseAddress(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartRefusal(`Port ${port} is taken: end what uses it, or set PORT.`);
  if (code === 'EACCES') return new StartRefusal(`Port ${port} needs more rights: set PORT to a number above 1023.`);
  if (code === 'EADDRNOTAVAIL') return new StartRefusal(`This machine has no address ${host}: set HOST to one it has.`);
  return error;
}
