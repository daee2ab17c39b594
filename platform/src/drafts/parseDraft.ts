/** Parses a form's draft; {} if there is none, or another version of this console wrote something else. */
export function parseDraft<Kept extends object>(text: string): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(text || 'null');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
