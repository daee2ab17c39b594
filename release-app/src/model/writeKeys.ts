const unanswered = new Map<string, string>();

/**
 * A request that was never answered is sent again under the same key, so that it takes effect once; after an answer the
 * same request gets a new key.
 */
export function writeKeys(request: { method?: string }) {
  if (request.method === undefined) return { current: () => null, answered: () => {} };
  const content = JSON.stringify(request);
  return {
    current() {
      const key = unanswered.get(content) ?? randomKey();
      unanswered.set(content, key);
      return key;
    },
    answered: () => void unanswered.delete(content),
  };
}

/** Works also without a secure context, which randomUUID needs. */
const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
