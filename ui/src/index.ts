import './theme/tokens.css';
import './theme/base.css';

export { Button, type ButtonKind, type ButtonProps, type ButtonSize } from './actions/Button.tsx';
export { CopyButton, type CopyButtonProps } from './actions/CopyButton.tsx';
export { IconButton, type IconButtonProps } from './actions/IconButton.tsx';
export { LinkButton, type LinkButtonProps } from './actions/LinkButton.tsx';
export { MenuButton, type MenuButtonProps, type MenuItem } from './actions/MenuButton.tsx';
export { PopoverButton, type PopoverButtonProps } from './actions/PopoverButton.tsx';
export { TextLink, type TextLinkProps } from './actions/TextLink.tsx';
export { type Loader, loader, useLoaded } from './antd/loader.ts';
export { ColumnsChart, RangeChart } from './charts/charts.tsx';
export { Flag } from './data/Flag.tsx';
export { Glyph } from './data/Glyph.tsx';
export { Image, type ImageProps } from './data/Image.tsx';
export { Kbd } from './data/Kbd.tsx';
export { KeyValueList, type KeyValueListProps } from './data/KeyValueList.tsx';
export { Meter, type MeterProps } from './data/Meter.tsx';
export { type MilestoneStep, MilestoneTrack, type MilestoneTrackProps } from './data/MilestoneTrack.tsx';
export { ProgressBar, type ProgressBarProps } from './data/ProgressBar.tsx';
export { StatTile, type StatTileProps } from './data/StatTile.tsx';
export { StatusBadge, type StatusBadgeProps } from './data/StatusBadge.tsx';
export { type Hue, type StatusLook, statusLook } from './data/statusLook.ts';
export { Tag } from './data/Tag.tsx';
export { TileGrid } from './data/TileGrid.tsx';
export { Timeline, type TimelineEntry, type TimelineProps } from './data/Timeline.tsx';
export { DataTable } from './data/table/DataTable.tsx';
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
export { Banner, type BannerKind, type BannerProps } from './feedback/Banner.tsx';
export { CrashBoundary, type CrashBoundaryProps } from './feedback/CrashBoundary.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { Failed, type FailedProps, type NewVersionLoader } from './feedback/Failed.tsx';
export { Loading, type LoadingProps } from './feedback/Loading.tsx';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton.tsx';
export { Spinner } from './feedback/Spinner.tsx';
export { Toast, type ToastProps, type ToastType } from './feedback/Toast.tsx';
export { Checkbox, type CheckboxProps } from './fields/Checkbox.tsx';
export { FormField, type FormFieldProps } from './fields/FormField.tsx';
export { SearchField, type SearchFieldProps } from './fields/SearchField.tsx';
export { Select, type SelectOption, type SelectProps } from './fields/Select.tsx';
export { TextArea, type TextAreaProps } from './fields/TextArea.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export { type DraftKeeper, useDraft } from './fields/useDraft.ts';
export { type UnsavedKeeper, useUnsaved } from './fields/useUnsaved.ts';
export * as icons from './icons.ts';
export { Breadcrumbs, type BreadcrumbsProps } from './layout/Breadcrumbs.tsx';
export { Card, type CardProps } from './layout/Card.tsx';
export { Page, type PageProps } from './layout/Page.tsx';
export { PageHeader, type PageHeaderProps } from './layout/PageHeader.tsx';
export { Section, type SectionProps } from './layout/Section.tsx';
export { SkipLink, type SkipLinkProps } from './layout/SkipLink.tsx';
export { type Tab, Tabs, type TabsProps } from './layout/Tabs.tsx';
export { VisuallyHidden } from './layout/VisuallyHidden.tsx';
export { RouteMap, type RouteMapProps, type RouteStop } from './map/RouteMap.tsx';
export { Dialog, type DialogProps, type DialogSize } from './overlays/Dialog.tsx';
export type { DialogConfirm } from './overlays/DialogFooter.tsx';
export { Drawer, type DrawerProps } from './overlays/Drawer.tsx';
export { Popover, type PopoverProps } from './overlays/Popover.tsx';
export { Palette } from './overlays/palette/Palette.tsx';
export type { PaletteGroup, PaletteItem } from './overlays/palette/paletteOptions.ts';
export { Tooltip, type TooltipProps } from './overlays/Tooltip.tsx';
export { Root, type RootProps } from './root/Root.tsx';
export type { DrawnTimes } from './root/RootContext.ts';
export { applyTheme, type Theme } from './theme/applyTheme.ts';
export { DateTime, type DateTimeProps } from './values/DateTime.tsx';
export { FormattedNumber, type FormattedNumberProps } from './values/FormattedNumber.tsx';
export { formatNumber } from './values/formatNumber.ts';
export type { DateFormat } from './values/formatTime.ts';
export { RelativeTime, type RelativeTimeProps } from './values/RelativeTime.tsx';
export { regionName } from './values/regionName.ts';
export { useTimeFormat } from './values/useTimeFormat.ts';
