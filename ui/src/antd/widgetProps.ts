import type { ReactNode } from 'react';

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
  /** Nothing is uploaded: the files are passed on. */
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
