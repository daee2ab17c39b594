/**
 * Whether the browser really has a language's data: its own word for January and for Germany. Some browsers leave
 * languages out, or claim them and then write "M01".
 */
export function intlKnows(tag: string): boolean {
  const january = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(0);
  const germany = new Intl.DisplayNames([tag, 'en'], { type: 'region' }).of('DE');
  return !/^(January|M\d+)$/.test(january) && germany !== 'Germany' && germany !== 'DE';
}
