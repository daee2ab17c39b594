// What no first screen needs, imported as @tracking-console/ui/later: a chunk that is fetched together with the first chunk
// of an application that uses it. An entry that imports it fails the build.
export { Menu, type MenuProps } from './actions/Menu.tsx';
export { MenuAction, type MenuActionProps, MenuLink, type MenuLinkProps } from './actions/MenuAction.tsx';
export { MenuButton, type MenuButtonProps } from './actions/MenuButton.tsx';
export type { MenuItem } from './actions/MenuItemRow.tsx';
export { MenuSeparator } from './actions/MenuItemRow.tsx';
export { PopoverButton, type PopoverButtonProps } from './actions/PopoverButton.tsx';
export type {
  AutoCompleteFieldProps,
  ColorFieldProps,
  DateFieldProps,
  DateRange,
  DateRangeFieldProps,
  FileFieldProps,
  NumberFieldProps,
  QrCodeProps,
  SegmentedProps,
  StepsProps,
} from './antd/widgetProps.ts';
export {
  AutoCompleteField,
  ColorField,
  DateField,
  DateRangeField,
  FileField,
  NumberField,
  QrCode,
  Segmented,
  Steps,
} from './antd/widgets.tsx';
export { ColumnsChart, RangeChart } from './charts/charts.tsx';
export { Flag } from './data/Flag.tsx';
export { Glyph } from './data/Glyph.tsx';
export { Kbd } from './data/Kbd.tsx';
export { MiddleEllipsis } from './data/MiddleEllipsis.tsx';
export { type MilestoneStep, MilestoneTrack, type MilestoneTrackProps } from './data/MilestoneTrack.tsx';
export { ProgressBar, type ProgressBarProps } from './data/ProgressBar.tsx';
export { type Hue, type StatusStyle, statusStyle } from './data/statusStyle.ts';
export { TileGrid } from './data/TileGrid.tsx';
export { Timeline, type TimelineEntry, type TimelineProps } from './data/Timeline.tsx';
export { DataTable } from './data/table/DataTable.tsx';
export { isColumnHidden } from './data/table/isColumnHidden.ts';
export { Pagination } from './data/table/Pagination.tsx';
export type {
  Column,
  DataTableProps,
  Endless,
  PageChoice,
  PaginationProps,
  Selection,
  Sort,
} from './data/table/types.ts';
export { VIRTUAL_ABOVE } from './data/table/useRowWindow.ts';
export { Spinner } from './feedback/Spinner.tsx';
export { Checkbox, type CheckboxProps } from './fields/Checkbox.tsx';
export { FieldGroup, type FieldGroupProps } from './fields/FieldGroup.tsx';
export { SearchField, type SearchFieldProps } from './fields/SearchField.tsx';
export { Select } from './fields/Select.tsx';
export type { SelectOption, SelectProps } from './fields/selectProps.ts';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export { type DraftKeeper, useDraft } from './fields/useDraft.ts';
export { type UnsavedKeeper, useUnsaved } from './fields/useUnsaved.ts';
export * as icons from './icons.ts';
export { Section, type SectionProps } from './layout/Section.tsx';
export { Stack, type StackProps } from './layout/Stack.tsx';
export { type Tab, Tabs, type TabsProps } from './layout/Tabs.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog.tsx';
export { Dialog, type DialogProps, type DialogSize } from './overlays/Dialog.tsx';
export type { DialogConfirm } from './overlays/DialogFooter.tsx';
export { Drawer, type DrawerProps } from './overlays/Drawer.tsx';
export { Popover, type PopoverProps } from './overlays/Popover.tsx';
export { DateTime, type DateTimeProps } from './values/DateTime.tsx';
export { formatBytes } from './values/formatBytes.ts';
export { formatDuration } from './values/formatDuration.ts';
export { formatMoney } from './values/formatMoney.ts';
export type { DateFormat } from './values/formatTime.ts';
export { formatUnit } from './values/formatUnit.ts';
export { languageName } from './values/languageName.ts';
export { regionName } from './values/regionName.ts';
export { useDayFormat } from './values/useDayFormat.ts';
export { useTimeFormat } from './values/useTimeFormat.ts';
export { useZoneName } from './values/useZoneName.ts';
