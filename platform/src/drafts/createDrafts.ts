/** Typed text that outlives its page: a crash, a reload, signing in again. Never of a password; '' deletes it. */
export interface Drafts {
  /** @param field names the form and its field throughout the console, e.g. "shipments.quickAdd" */
  read: (field: string) => string;
  /** @param gid the draft's customer, where known before the profile is loaded */
  write: (field: string, text: string, gid?: string) => void;
  /** Whether there is any. */
  isAny: () => boolean;
  forgetAll: () => void;
}

interface Kept {
  owner: string;
  /** The one written last comes last. */
  texts: [field: string, text: string][];
}

const NAME = 'tracking-console.drafts';
const MAX_FIELDS = 50;
const MAX_LENGTH = 200_000;

/** Drafts belong to this tab and one customer. Without browser storage they last as long as the page. */
export function createDrafts(owner: () => string | undefined, storage: Storage | null): Drafts {
  let kept: Kept | undefined;

  function textsOf(gid: string) {
    kept ??= read(storage);
    if (kept?.owner !== gid) kept = { owner: gid, texts: [] };
    return kept;
  }

  /** When full, the oldest are dropped. */
  function keep() {
    while (kept && kept.texts.length > 0) {
      if (store(storage, kept)) return;
      kept.texts.shift();
    }
    store(storage, undefined);
  }

  return {
    read(field) {
      const gid = owner();
      return (gid && textsOf(gid).texts.find(([name]) => name === field)?.[1]) || '';
    },
    write(field, text, gid = owner()) {
      if (!gid) return;
      const mine = textsOf(gid);
      const others = mine.texts.filter(([name]) => name !== field);
      if (text === '' && others.length === mine.texts.length) return;
      mine.texts = text === '' || text.length > MAX_LENGTH ? others : [...others, [field, text] as [string, string]];
      mine.texts = mine.texts.slice(-MAX_FIELDS);
      keep();
    },
    isAny() {
      const gid = owner();
      return gid !== undefined && textsOf(gid).texts.length > 0;
    },
    forgetAll() {
      kept = { owner: '', texts: [] };
      keep();
    },
  };
}

function read(storage: Storage | null): Kept | undefined {
  try {
    // Any script may have written it: checked here.
    const kept = JSON.parse(storage?.getItem(NAME) ?? 'null') as Kept | null;
    const isWhole = typeof kept?.owner === 'string' && kept.texts.every((pair) => pair.every(isText));
    return isWhole ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it could be kept; where nothing can be, this page's memory has to do. */
function store(storage: Storage | null, kept: Kept | undefined): boolean {
  try {
    if (kept) storage?.setItem(NAME, JSON.stringify(kept));
    else storage?.removeItem(NAME);
    return true;
  } catch (error) {
    return !(error instanceof DOMException && error.name === 'QuotaExceededError');
  }
}

const isText = (value: unknown) => typeof value === 'string';
