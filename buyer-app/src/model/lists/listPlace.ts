/** Where endless lists were left: the first row in sight, from 0, by the entry of the tab's history. */
const places = new Map<string, number>();

/** Back returns there; a list that is opened anew begins at its top. */
export const placeOf = (entry: string): number => places.get(entry) ?? 0;

export function rememberPlace(entry: string, row: number): void {
  places.set(entry, row);
}
