import { saveAnswer, useMounted } from '@tracking-console/app-kit';
import type { AuditList, AuditRow, ExportAudit } from '@tracking-console/contract/accountEvents';
import { useCallback, useEffect, useRef, useState } from 'react';

interface Shown {
  /** What was asked for, as text: other rows are of another filter. */
  asked: string;
  rows: readonly AuditRow[];
  next: string | null;
}

/** The acts on the account that a filter finds, page by page. */
export function useAudit(filter: ExportAudit) {
  const { calls, live } = useMounted().platform;
  const asked = JSON.stringify(filter);
  const [shown, setShown] = useState<Shown>();
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState(false);
  const latest = useRef('');

  const load = useCallback(
    async (before?: Shown) => {
      const cursor = before?.next;
      latest.current = asked;
      setLoading(true);
      // Silent: the card shows that it failed.
      const [error, page] = await calls.send<AuditList>({
        root: 'console',
        path: '/v1/audit/list',
        reads: true,
        silent: true,
        body: { ...JSON.parse(asked), ...(cursor && { cursor }) },
      });
      if (latest.current !== asked) return;
      setLoading(false);
      setFailed(error !== null);
      if (!error) setShown({ asked, rows: [...(before?.rows ?? []), ...page.rows], next: page.next });
    },
    [calls, asked],
  );

  useEffect(() => {
    void load();
    return live.subscribe('security', () => void load());
  }, [load, live]);

  return {
    /** Undefined: they are not there yet. */
    rows: shown?.asked === asked ? shown.rows : undefined,
    hasMore: shown?.asked === asked && shown.next !== null,
    failed,
    loading,
    retry: () => load(),
    more: () => load(shown),

    async exportAll() {
      const request = { root: 'console', path: '/v1/audit/export', responseType: 'blob' } as const;
      const [error, file] = await calls.send<Response>({ ...request, body: filter });
      if (!error) await saveAnswer(file);
    },
  };
}
