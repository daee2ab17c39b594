/** What the browser keeps for this tab; null: nothing, it does not allow that (F-52). */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
