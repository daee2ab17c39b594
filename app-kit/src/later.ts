// What no first screen needs, imported as @tracking-console/app-kit/later.
export { AccountPage } from './account/AccountPage.tsx';
export { AddDialog } from './add/AddDialog.tsx';
export type { AddDialogProps, WayToAdd } from './add/AddForm.tsx';
export { AddOutcomeNote } from './add/AddOutcomeNote.tsx';
export {
  type Choice,
  type DraftRow,
  fieldsToSend,
  type NumberCalls,
  type Refusal,
} from './add/draft.ts';
export { type Note, notesOf } from './add/notes.ts';
export { type NumbersDraft, useNumbersDraft } from './add/useNumbersDraft.ts';
export { useNumbersHint } from './add/useNumbersHint.ts';
export { ParcelRouter } from './application/ParcelRouter.tsx';
export { useDraft } from './drafts/useDraft.ts';
export {
  type AddressFilters,
  addressFilters,
  isId,
  isNumberFilter,
  isOneOf,
  readPage,
  withParameter,
} from './lists/addressFilters.ts';
export { type DayRange, DayRangeFields } from './lists/DayRangeFields.tsx';
export { LoadFailed, useEmptyList, useListFailed, useNoMatch } from './lists/emptyLists.tsx';
export { FilterChips } from './lists/FilterChips.tsx';
export { FilterDrawer } from './lists/FilterDrawer.tsx';
export { FilterGroup } from './lists/FilterGroup.tsx';
export { GrowingTable } from './lists/GrowingTable.tsx';
export { ListToolbar } from './lists/ListToolbar.tsx';
export { isListFailed, isListLoading, type ListQuery } from './lists/listState.ts';
export { ManyChoices } from './lists/ManyChoices.tsx';
export { MorePages } from './lists/MorePages.tsx';
export { menuColumn, RowMenu } from './lists/RowMenu.tsx';
export { useAddressFilters } from './lists/useAddressFilters.ts';
export { useOpenRow } from './lists/useOpenRow.ts';
export { usePagination } from './lists/usePagination.ts';
export { useRangeText } from './lists/useRangeText.ts';
export { useViewSettings, ViewSettingsMenu } from './lists/ViewSettingsMenu.tsx';
export {
  type Density,
  isSameViewSettings,
  lastViewSettings,
  type ViewSettings,
  type ViewSettingsChoices,
  viewSettingsParams,
} from './lists/viewSettings.ts';
export { PlacesCard } from './map/PlacesCard.tsx';
export { RouteCard } from './map/RouteCard.tsx';
export { Awaited } from './pages/Awaited.tsx';
export { SecondStepNeeded } from './pages/SecondStepNeeded.tsx';
export { useLiveChanges } from './pages/useLiveChanges.ts';
export { CodeField } from './secrets/CodeField.tsx';
export { graceText } from './secrets/graceText.ts';
export { PasswordField } from './secrets/PasswordField.tsx';
export { ShownOnce } from './secrets/ShownOnce.tsx';
export { LeaveGuard } from './settings/LeaveGuard.tsx';
export { SectionCard, type SectionCardProps } from './settings/SectionCard.tsx';
export { OWN_ZONE } from './settings/timeZones.ts';
export { useBrowserZone, useDefaultZone, useZoneOptions } from './settings/useZoneOptions.ts';
export { ExpectedDays } from './shipments/ExpectedDays.tsx';
export { type EventText, useEventText } from './shipments/useEventText.ts';
export { useExpectedDays } from './shipments/useExpectedDays.ts';
export { SourceNotice } from './source/SourceNotice.tsx';
export { SOURCE_CALL } from './source/sourceCall.ts';
export { TaskFiles, TaskProgress } from './tasks/TaskItem.tsx';
export { TaskTray } from './tasks/TaskTray.tsx';
export { leftOutTexts, outcomeText, taskName } from './tasks/taskTexts.ts';
export { useTaskChanges } from './tasks/useTaskChanges.ts';
export { useTasks } from './tasks/useTasks.ts';
export { ChooseFile } from './upload/ChooseFile.tsx';
export { FileCounts } from './upload/FileCounts.tsx';
export { FileOptions } from './upload/FileOptions.tsx';
export { type UploadFailure, uploadFailureOf } from './upload/uploadFailure.ts';
export { type Upload, type UploadState, useUpload } from './upload/useUpload.ts';
export { useStable } from './useStable.ts';
