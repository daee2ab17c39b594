import AntdSegmented from 'antd/es/segmented';
import { AntdProvider } from './AntdProvider.tsx';
import styles from './SegmentedControl.module.css';
import type { SegmentedProps } from './widgetProps.ts';

export function SegmentedControl({ options, value, onValueChange, ...given }: SegmentedProps) {
  return (
    <AntdProvider>
      <AntdSegmented<string>
        aria-label={given['aria-label']}
        options={[...options]}
        value={value}
        onChange={onValueChange}
        // The chosen option takes the focus, as in every group of radio buttons.
        tabIndex={-1}
        className={styles.segmented as string}
      />
    </AntdProvider>
  );
}
