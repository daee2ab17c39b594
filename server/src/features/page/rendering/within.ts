/** The result of rendering within `limit` ms, else null; then `onLate` is called. */
export function within<Result>(
  limit: number,
  rendering: Promise<Result | null>,
  onLate = () => {},
): Promise<Result | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      onLate();
      resolve(null);
    }, limit);
  });
  return Promise.race([rendering, late]).finally(() => clearTimeout(timer));
}
