// The component library's widgets as the applications see them: plain values in and out, each fetched when first rendered.
import type { ReactNode } from 'react';
import { widget } from './widget.tsx';

interface FieldProps {
  id?: string;
  'aria-label'?: string;
  disabled?: boolean;
}

export interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD; '' for none. */
  value: string;
  onValueChange: (day: string) => void;
}

/** Days as YYYY-MM-DD, both or neither: '' for none. */
export interface DateRange {
  from: string;
  to: string;
}

export interface DateRangeFieldProps extends FieldProps {
  value: DateRange;
  onValueChange: (range: DateRange) => void;
}

export interface AutoCompleteFieldProps extends FieldProps {
  /** Offered while they contain what is typed; anything else may be typed too. */
  suggestions: readonly string[];
  value: string;
  onValueChange: (text: string) => void;
  placeholder?: string;
}

export interface NumberFieldProps extends FieldProps {
  value: number | null;
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
  /** Decimal places; as many as are typed if absent. */
  precision?: number;
}

export interface FileFieldProps extends FieldProps {
  /** Nothing is sent: the files are handed over. */
  files: readonly File[];
  onFilesChange: (files: File[]) => void;
  /** As an input's: ".csv,.xlsx". */
  accept?: string;
  multiple?: boolean;
  /** The text of the area, such as "Drop files here, or click to choose". */
  children: ReactNode;
}

export interface ColorFieldProps extends FieldProps {
  /** #rrggbb */
  value: string;
  onValueChange: (color: string) => void;
}

export interface StepsProps {
  'aria-label': string;
  steps: readonly { key: string; title: string; text?: string }[];
  /** The index of the step at hand; the number of steps when all are done. */
  current: number;
  /** The step at hand has gone wrong. */
  failed?: boolean;
}

export interface SegmentedProps {
  'aria-label': string;
  options: readonly { value: string; label: string }[];
  value: string;
  onValueChange: (value: string) => void;
}

export interface QrCodeProps {
  /** What a camera reads. */
  value: string;
  /** The same in words. */
  label: string;
}

export const DateField = widget<DateFieldProps>(
  async () => (await import(/* webpackChunkName: "dates" */ './dates.tsx')).DateInput,
  'control',
);
export const DateRangeField = widget<DateRangeFieldProps>(
  async () => (await import(/* webpackChunkName: "dates" */ './dates.tsx')).DateRangeInput,
  'control',
);
export const AutoCompleteField = widget<AutoCompleteFieldProps>(
  async () => (await import(/* webpackChunkName: "autoComplete" */ './AutoCompleteInput.tsx')).AutoCompleteInput,
  'control',
);
export const NumberField = widget<NumberFieldProps>(
  async () => (await import(/* webpackChunkName: "number" */ './NumberInput.tsx')).NumberInput,
  'control',
);
export const FileField = widget<FileFieldProps>(
  async () => (await import(/* webpackChunkName: "files" */ './FileInput.tsx')).FileInput,
  'area',
);
export const ColorField = widget<ColorFieldProps>(
  async () => (await import(/* webpackChunkName: "color" */ './ColorInput.tsx')).ColorInput,
  'control',
);
export const Steps = widget<StepsProps>(
  async () => (await import(/* webpackChunkName: "steps" */ './StepList.tsx')).StepList,
  'steps',
);
export const Segmented = widget<SegmentedProps>(
  async () => (await import(/* webpackChunkName: "segmented" */ './SegmentedControl.tsx')).SegmentedControl,
  'control',
);
export const QrCode = widget<QrCodeProps>(
  async () => (await import(/* webpackChunkName: "qrCode" */ './QrImage.tsx')).QrImage,
  'square',
);
