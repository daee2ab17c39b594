import { setImmediate as breathe } from 'node:timers/promises';
import { type Answer, addressOf, type Candidate, type Evidence, type ReleaseFile } from './candidate.ts';
import { scriptIn } from './files.ts';

const MAX_PARALLEL = 6;
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 10_000_000;

/** Fetches every file of the release as a browser would, and reads what is a script. */
export async function gatherEvidence(
  candidate: Candidate,
  origin: string,
  read: (script: Buffer) => ReleaseFile['code'],
  encodings: readonly Encoding[] = ENCODINGS,
): Promise<Evidence> {
  const waiting = listFiles(candidate);
  const files: ReleaseFile[] = [];
  async function work() {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const { answer, differsAs } = await askAll(new URL(file.url, origin), encodings);
      // Reading a large file takes a while; customers are served in between.
      await breathe();
      const script = scriptIn(answer);
      files.push({ ...file, answer, differsAs, code: script === null ? null : read(script) });
    }
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL }, work));
  return { ...candidate, files: files.sort((a, b) => (a.url < b.url ? -1 : 1)) };
}

type Listed = Pick<ReleaseFile, 'url' | 'module' | 'names'>;

/** The files of every module, and any others the map names. */
function listFiles({ map, manifests }: Candidate): Listed[] {
  const owners = new Map(
    manifests.flatMap(({ name, url, files }) => Object.keys(files).map((file) => [url + file, name] as const)),
  );
  const named = Object.entries(map.imports).map(([name, url]) => ({ name, url: addressOf(url) }));
  const urls = new Set([...owners.keys(), ...named.map(({ url }) => url), ...Object.keys(map.integrity)]);
  return [...urls].map((url) => ({
    url,
    module: owners.get(url) ?? null,
    names: named.filter((entry) => entry.url === url).map(({ name }) => name),
  }));
}

/** A host keeps copies that were compressed beforehand, and any of them could be another file: each is some browser's. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

async function askAll(
  url: URL,
  [first = 'br', ...others]: readonly Encoding[],
): Promise<Pick<ReleaseFile, 'answer' | 'differsAs'>> {
  const answer = await ask(url, first);
  if ('failure' in answer || answer.status !== 200) return { answer, differsAs: null };
  for (const encoding of others) {
    const other = await ask(url, encoding);
    if ('failure' in other || !other.bytes.equals(answer.bytes)) return { answer, differsAs: encoding };
  }
  return { answer, differsAs: null };
}

async function ask(url: URL, encoding: string): Promise<Answer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const late = `did not come within ${TIMEOUT_MS / 1000} s`;
  const response = await fetch(url, { redirect: 'manual', signal, headers: { 'accept-encoding': encoding } }).catch(
    () => null,
  );
  if (response === null) return { failure: signal.aborted ? late : 'could not be fetched' };
  if (Number(response.headers.get('content-length')) > MAX_BYTES) return { failure: 'is larger than 10 MB' };
  const body = await response.arrayBuffer().catch(() => null);
  if (body === null) return { failure: signal.aborted ? late : 'broke off before all of it had come' };
  return { status: response.status, headers: response.headers, bytes: Buffer.from(body) };
}
