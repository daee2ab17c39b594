/** Says what a long step is and, when it is done, how long it took. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  console.log(`${name} …`);
  const started = performance.now();
  const result = await work();
  console.log(`  done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
