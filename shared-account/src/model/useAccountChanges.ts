import { usePlatform } from '@tracking-console/app-kit';
import type { LiveKind } from '@tracking-console/contract/page/live';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { accountApi } from './accountApi.ts';

const TAGS = { orders: 'Orders', security: 'Security', profile: 'Profile', tasks: 'Export' } as const satisfies Partial<
  Record<LiveKind, string>
>;

/** Refetches what changes elsewhere: in another tab, at a payment provider, by the staff. */
export function useAccountChanges(): void {
  const dispatch = useDispatch();
  const { live } = usePlatform();
  useEffect(() => {
    const kinds = Object.keys(TAGS) as (keyof typeof TAGS)[]; // its own keys
    const stops = kinds.map((kind) =>
      live.subscribe(kind, () => void dispatch(accountApi.util.invalidateTags([TAGS[kind]]))),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [dispatch, live]);
}
