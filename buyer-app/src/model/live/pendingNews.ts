/** Shipments to look at again; null: all of them. */
export type News = readonly string[] | null;

/** Where so many have changed, all are looked at. */
const MOST = 200;

/** Gathers what comes while nobody looks, without growing for ever. */
export function createPendingNews() {
  let pending: Set<string> | null = new Set();
  return {
    add(news: News) {
      pending = news && pending && new Set([...pending, ...news]);
      if (pending && pending.size > MOST) pending = null;
    },
    take(): News {
      const news = pending && [...pending];
      pending = new Set();
      return news;
    },
  };
}
