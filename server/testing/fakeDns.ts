import type { ResolveTxt } from '../src/features/notifications/consumer/checkDns.ts';

/** Name servers of a test. */
export function fakeDns() {
  /** What names publish; an error code instead: how their look-up fails. */
  const records = new Map<string, string[] | string>();
  const asked: string[] = [];
  let gate: { promise: Promise<void>; begin: () => void } | null = null;

  const resolveTxt: ResolveTxt = async (name) => {
    asked.push(name);
    gate?.begin();
    await gate?.promise;
    const found = records.get(name) ?? 'ENOTFOUND';
    if (typeof found === 'string') throw Object.assign(new Error(found), { code: found });
    // As name servers do, in parts of 255 bytes.
    return found.map((text) => text.match(/.{1,255}/g) ?? []);
  };

  return {
    records,
    asked,
    resolveTxt,

    /** Answers nothing until it is released. */
    hold() {
      let begin = () => {};
      const begun = new Promise<void>((done) => {
        begin = done;
      });
      let resolve = () => {};
      const promise = new Promise<void>((done) => {
        resolve = done;
      });
      gate = { promise, begin };
      const release = () => {
        gate = null;
        resolve();
      };
      return { begun, release };
    },
  };
}
