/** The content of a download that is there as a whole. */
export async function* onePart(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
