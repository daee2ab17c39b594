/** The content of a download in a single part. */
export async function* onePart(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
