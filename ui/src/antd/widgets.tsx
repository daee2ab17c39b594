// The component library's widgets as the applications see them: plain values in and out, each fetched when first rendered.
import { widget } from './widget.tsx';
import type {
  AutoCompleteFieldProps,
  ColorFieldProps,
  DateFieldProps,
  DateRangeFieldProps,
  FileFieldProps,
  NumberFieldProps,
  QrCodeProps,
  SegmentedProps,
  StepsProps,
} from './widgetProps.ts';

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
