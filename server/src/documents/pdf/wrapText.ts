/** Where a line may end: behind a space or hyphen, and around Chinese and Japanese letters. */
const BREAKS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][\p{P}]*|[^\s\-\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]+-?|[\s-]/gu;

/** The lines of a text that fit a width; a word longer than a line is cut. */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of (text.match(BREAKS) ?? []).flatMap(cut)) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  return [...lines, line.trimEnd()];

  function cut(piece: string): string[] {
    return widthOf(piece) > width ? [...piece] : [piece];
  }
}
