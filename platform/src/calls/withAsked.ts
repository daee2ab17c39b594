/** Answers the first call of an address with the request that was sent before there was a calls client. */
export function withAsked(asked: ReadonlyMap<string, Promise<Response>>): typeof fetch {
  const left = new Map(asked);
  return (input, init) => {
    const address = String(input);
    const answer = left.get(address);
    left.delete(address);
    return answer ? unlessAborted(answer, init?.signal) : fetch(input, init);
  };
}

const unlessAborted = (answer: Promise<Response>, signal: AbortSignal | null | undefined) =>
  new Promise<Response>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    answer.then(resolve, reject);
  });
