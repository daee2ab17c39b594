import type { DataMode } from '@tracking-console/contract/api/keyConstants';

export const CODE_LANGUAGES = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
  php: 'PHP',
  go: 'Go',
} as const;
export type CodeLanguage = keyof typeof CODE_LANGUAGES;

export interface SampleCall {
  url: string;
  /** The beginning and the end of a key, which is all the console knows of it. */
  key: string;
  /** JSON, or whatever else was typed. */
  body: string;
}

/** A key in an example, shown only in part; in ASCII, as a header can hold it. */
export const exampleKey = (key: { prefix: string; last4: string } | null, mode: DataMode): string =>
  key ? `${key.prefix}...${key.last4}` : `tk_${mode}_...`;

/** As a text between single quotes of most languages. */
const single = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n').replace(/\r/g, '\\r')}'`;
/** The same of a shell, which knows no escapes there. */
const shell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
/** PHP knows no other escapes between single quotes, and takes line breaks as they are. */
const php = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
/** Go reads the escapes of JSON. */
const go = (text: string) => JSON.stringify(text);

/** A call to try, as programs of each language make it without a library. */
export const snippets: Record<CodeLanguage, (call: SampleCall) => string> = {
  curl: ({ url, key, body }) => `curl -X POST ${shell(url)} \\
  -H ${shell(`x-api-key: ${key}`)} \\
  -H 'content-type: application/json' \\
  -d ${shell(body)}`,
  javascript: ({ url, key, body }) => `const response = await fetch(${single(url)}, {
  method: 'POST',
  headers: { 'x-api-key': ${single(key)}, 'content-type': 'application/json' },
  body: ${single(body)},
});
console.log(await response.json());`,
  python: ({ url, key, body }) => `from urllib.request import Request, urlopen

request = Request(
    ${single(url)},
    headers={'x-api-key': ${single(key)}, 'content-type': 'application/json'},
    data=${single(body)}.encode(),
)
print(urlopen(request).read().decode())`,
  php: ({ url, key, body }) => `<?php
$context = stream_context_create(['http' => [
    'method' => 'POST',
    'header' => [${php(`x-api-key: ${key}`)}, 'content-type: application/json'],
    'content' => ${php(body)},
    'ignore_errors' => true,
]]);
echo file_get_contents(${php(url)}, false, $context);`,
  go: ({ url, key, body }) => `package main

import (
	"fmt"
	"io"
	"net/http"
	"strings"
)

func main() {
	body := strings.NewReader(${go(body)})
	request, err := http.NewRequest("POST", ${go(url)}, body)
	if err != nil {
		panic(err)
	}
	request.Header.Set("x-api-key", ${go(key)})
	request.Header.Set("content-type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
	answer, _ := io.ReadAll(response.Body)
	fmt.Println(string(answer))
}`,
};
