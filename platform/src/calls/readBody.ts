/** The largest answer that is read, in bytes: a hundred times the longest list a console fetches. */
export const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

const tooLarge = () => new Error(`The answer is larger than ${MAX_ANSWER_BYTES / 1024 / 1024} MB.`);

/** The browser reads no more than `content-length`, except for compressed bodies. */
const isOfItsLength = (headers: Headers) => headers.has('content-length') && !headers.has('content-encoding');

/**
 * The text of an answer. What is too large is given up before it fills the page's memory, whatever its headers promised.
 * @throws when the answer is larger than 16 MB or breaks off
 */
export async function readBody(response: Response): Promise<string> {
  if (Number(response.headers.get('content-length')) > MAX_ANSWER_BYTES) {
    void response.body?.cancel();
    throw tooLarge();
  }
  if (isOfItsLength(response.headers)) return response.text();
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder(); // takes a byte order mark away
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > MAX_ANSWER_BYTES) {
      void reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
