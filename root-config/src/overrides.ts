import { OVERRIDES } from '@tracking-console/contract/page/applications';
import type { PageGrant } from '@tracking-console/contract/releases/overrides';
import type * as OverridesModule from '@tracking-console/overrides';
import type { Overrides } from '@tracking-console/overrides';
import { loader } from './loader/moduleLoader.ts';
import { withinDeadline } from './runtime/deadline.ts';
import { LIMITS } from './runtime/limits.ts';
import { removeRequestedOverrides, removeStoredOverrides } from './storedOverrides.ts';

/** The override tool is downloaded only in a session with a grant. */
export async function openOverrides(page: Document, grant: PageGrant | null): Promise<Overrides | undefined> {
  removeRequestedOverrides(window);
  if (!grant) return undefined;
  removeStoredOverrides(window, true);
  try {
    const module = (await withinDeadline(loader.import(OVERRIDES), LIMITS.loadMs)) as typeof OverridesModule; // of that name
    return await module.openOverrides(page, grant, System);
  } catch (cause) {
    // The release is used without overrides.
    console.error(cause);
    return undefined;
  }
}
