/** The names of the files the console saves from now on; jsdom itself can save none. */
export function watchDownloads(): readonly string[] {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:saved';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}
