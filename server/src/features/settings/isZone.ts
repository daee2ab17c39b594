/** Whether Intl knows it by this name; '' stands for none. */
export function isZone(name: string): boolean {
  try {
    return name === '' || Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
