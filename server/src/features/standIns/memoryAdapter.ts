import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  payload: AdapterPayload;
  until: number;
}

/** More than anybody tries at once; the oldest make room. */
const MOST = 1000;

/** What a stand-in remembers, for minutes and in this process alone. */
export function createMemoryAdapter() {
  const kept = new Map<string, Kept>();

  return class implements Adapter {
    readonly kind: string;

    constructor(kind: string) {
      this.kind = kind;
    }

    async upsert(id: string, payload: AdapterPayload, seconds: number): Promise<void> {
      const [oldest] = kept.keys();
      if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
      kept.set(this.#name(id), { payload, until: Date.now() + seconds * 1000 });
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      const found = kept.get(this.#name(id));
      return found && found.until > Date.now() ? found.payload : undefined;
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      const found = [...kept.values()].find(({ payload }) => payload.uid === uid);
      return found?.payload;
    }

    async findByUserCode(): Promise<undefined> {
      return undefined;
    }

    async consume(id: string): Promise<void> {
      const found = kept.get(this.#name(id));
      if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string): Promise<void> {
      kept.delete(this.#name(id));
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [name, { payload }] of kept) if (payload.grantId === grantId) kept.delete(name);
    }

    #name = (id: string) => `${this.kind} ${id}`;
  };
}
