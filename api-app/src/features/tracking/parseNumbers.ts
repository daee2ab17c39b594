/** How many numbers one call takes. */
export const BATCH = 40;

/** Numbers out of pasted text, whatever separates them; each once, in capitals, in their order. */
export const parseNumbers = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;|，；、]+/)
      .map((part) => part.replace(/^["']+|["']+$/g, '').toUpperCase())
      .filter((part) => part !== ''),
  ),
];
