// What every React application of ours is made of. Part of the first file a page loads; what only later pages need is in
// later.ts.
export {
  type Application,
  type Mounted,
  useApplication,
  useMounted,
  usePlatform,
} from './application/ApplicationContext.ts';
export { ApplicationRoot, ThemedRoot } from './application/ApplicationRoot.tsx';
export { ApplicationView } from './application/ApplicationView.tsx';
export { createApplication } from './application/createApplication.tsx';
export { createParcel, type ParcelDefinition, type ParcelLifecycles, ParcelView } from './application/createParcel.tsx';
export { type ApplicationDefinition, type PageModule, requires } from './application/definition.ts';
export { type CarrierNames, useCarrierNames, useCarrierOptions } from './carriers/useCarriers.ts';
export { later } from './laterParts.ts';
export { NotFound } from './pages/NotFound.tsx';
export { PageFrame } from './pages/PageFrame.tsx';
export { PageLoading } from './pages/PageLoading.tsx';
export { usePolling } from './pages/usePolling.ts';
export { IdlePart } from './parts/IdlePart.tsx';
export { usePart } from './parts/usePart.ts';
export { CommandPalette } from './shortcuts/CommandPalette.tsx';
export { ConsoleKeys } from './shortcuts/ConsoleKeys.tsx';
export { CONSOLE_KEYS, type Key } from './shortcuts/keys.ts';
export { pressedKey } from './shortcuts/pressedKey.ts';
export { useArrival } from './shortcuts/useArrival.ts';
export {
  type KeyRegistry,
  KeyRegistryContext,
  setShortcuts,
  shortcutsAreOn,
  useShortcuts,
} from './shortcuts/useShortcuts.ts';
export { createTasksApi, type NamedTask, type TasksApi, taskCall, taskOf } from './tasks/createTasksApi.ts';
export { newRequestId, useRequestIds } from './tasks/requestIds.ts';
export { saveAnswer } from './tasks/saveAnswer.ts';
export {
  type TextKey,
  type Texts,
  type Translate,
  useApplicationText,
  useLanguage,
  useSharedText,
  useTextOr,
  useTexts,
} from './texts/TextContext.ts';
export { useKitText } from './texts/useKitText.ts';
