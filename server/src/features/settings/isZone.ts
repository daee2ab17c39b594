/** Whether Intl knows a time zone of this name; '' means none. */
export function isZone(name: string): boolean {
  try {
    return name === '' || Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
