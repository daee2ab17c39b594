import type { Application } from '@tracking-console/app-kit';
import { type State, selectUser } from '@tracking-console/platform';
import { lastLook } from '../../model/lists/lastLook.ts';
import { ACTIVE_LOOK, isSameLook } from '../../model/lists/listLook.ts';

/** Whether the list begins as the server draws it, which knows of no look that the customer gave it in this browser. */
export function looksAsDrawn({ store }: Application['platform']): boolean {
  const { profile } = selectUser(store.getState() as State);
  return isSameLook(lastLook(profile?.gid, ACTIVE_LOOK), ACTIVE_LOOK.initial);
}
