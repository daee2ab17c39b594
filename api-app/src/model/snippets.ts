export const CODE_LANGUAGES = { curl: 'curl', node: 'Node.js', python: 'Python', php: 'PHP' } as const;
export type CodeLanguage = keyof typeof CODE_LANGUAGES;

export interface SampleCall {
  url: string;
  /** The begin and the end of a key: the console knows no more of it. */
  key: string;
  /** JSON. */
  body: string;
}

/** How a key stands in an example. */
export const keyMark = (key: { prefix: string; last4: string } | null): string =>
  key ? `${key.prefix}...${key.last4}` : 'tk_live_...';

/** A call to try, as programs of each language make it without a library. */
export const snippets: Record<CodeLanguage, (call: SampleCall) => string> = {
  curl: ({ url, key, body }) => `curl -X POST '${url}' \\
  -H 'x-api-key: ${key}' \\
  -H 'content-type: application/json' \\
  -d '${body}'`,
  node: ({ url, key, body }) => `const response = await fetch('${url}', {
  method: 'POST',
  headers: { 'x-api-key': '${key}', 'content-type': 'application/json' },
  body: '${body}',
});
console.log(await response.json());`,
  python: ({ url, key, body }) => `from urllib.request import Request, urlopen

request = Request(
    '${url}',
    headers={'x-api-key': '${key}', 'content-type': 'application/json'},
    data=b'${body}',
)
print(urlopen(request).read().decode())`,
  php: ({ url, key, body }) => `<?php
$context = stream_context_create(['http' => [
    'method' => 'POST',
    'header' => ['x-api-key: ${key}', 'content-type: application/json'],
    'content' => '${body}',
]]);
echo file_get_contents('${url}', false, $context);`,
};
