import { createHash } from 'node:crypto';
import { arrived, type Check, findingOf } from './candidate.ts';

const found = findingOf('integrity');

/** The bytes that are served are those that were published, and the map holds browsers to them. */
export const checkIntegrity: Check = (evidence) => {
  const { map, manifests } = evidence;
  const published = new Map(
    manifests.flatMap(({ url, files }) => Object.entries(files).map(([name, file]) => [url + name, file] as const)),
  );
  return [
    ...evidence.files
      .filter(({ url }) => map.integrity[url] === undefined)
      .map(({ url, module }) => found(module, url, 'The release has no integrity for this file: anything would run.')),
    ...evidence.files
      .filter(({ url }) => (published.get(url)?.integrity ?? map.integrity[url]) !== map.integrity[url])
      .filter(({ url }) => map.integrity[url] !== undefined)
      .map(({ url, module }) => found(module, url, "The release's integrity of this file is not the published one.")),
    ...arrived(evidence)
      .filter(({ differsAs }) => differsAs !== null)
      .map(({ url, module, differsAs }) =>
        found(module, url, `Sent with the encoding ${differsAs}, its bytes are others.`),
      ),
    ...arrived(evidence).flatMap(({ url, module, bytes }) => {
      const wanted = map.integrity[url];
      if (wanted === undefined || wanted === integrityOf(bytes)) return [];
      const length = published.get(url)?.bytes;
      const how = length === undefined || length === bytes.length ? '' : ` (${bytes.length} bytes, not ${length})`;
      return [found(module, url, `The file's bytes are not those that were published${how}.`)];
    }),
  ];
};

export const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
