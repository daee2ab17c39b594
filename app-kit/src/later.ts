// What no first screen needs, imported as @tracking-console/app-kit/later.
export { AccountPage } from './account/AccountPage.tsx';
export { useDraft } from './drafts/useDraft.ts';
export { type EventText, useEventText } from './events/useEventText.ts';
