/** The file that an import reads as it reads a customer's own. */
export function draftFile(numbers: readonly string[], remarks: ReadonlyMap<string, string>, name: string): File {
  const lines = numbers.map((number) => `${number},${quoted(remarks.get(number) ?? '')}`);
  return new File([`number,remark\n${lines.join('\n')}\n`], name, { type: 'text/csv' });
}

const quoted = (text: string) => (text === '' ? '' : `"${text.replaceAll('"', '""')}"`);
