/** A first call to try, with a place for the key: the console does not know its value. */
export const registerSnippet = (baseUrl: string) => `curl -X POST '${baseUrl}/register' \\
  -H "x-api-key: $TRACKING_API_KEY" \\
  -H 'content-type: application/json' \\
  -d '[{"number":"RR123456785GB"}]'`;
