export const CODE_LANGUAGES = { curl: 'curl', node: 'Node.js', python: 'Python', php: 'PHP' } as const;
export type CodeLanguage = keyof typeof CODE_LANGUAGES;

export interface SampleCall {
  url: string;
  /** The first and last characters of the key: the console knows no other part of it. */
  key: string;
}

const BODY = '[{"number":"RR123456785GB"}]';

/** A call to try, as programs of each language make it without a library. */
export const snippets: Record<CodeLanguage, (call: SampleCall) => string> = {
  curl: ({ url, key }) => `curl -X POST '${url}' \\
  -H 'x-api-key: ${key}' \\
  -H 'content-type: application/json' \\
  -d '${BODY}'`,
  node: ({ url, key }) => `const response = await fetch('${url}', {
  method: 'POST',
  headers: { 'x-api-key': '${key}', 'content-type': 'application/json' },
  body: '${BODY}',
});
console.log(await response.json());`,
  python: ({ url, key }) => `from urllib.request import Request, urlopen

request = Request(
    '${url}',
    headers={'x-api-key': '${key}', 'content-type': 'application/json'},
    data=b'${BODY}',
)
print(urlopen(request).read().decode())`,
  php: ({ url, key }) => `<?php
$context = stream_context_create(['http' => [
    'method' => 'POST',
    'header' => ['x-api-key: ${key}', 'content-type: application/json'],
    'content' => '${BODY}',
]]);
echo file_get_contents('${url}', false, $context);`,
};
