import AntdUpload from 'antd/es/upload';
import { Paperclip, Trash2, Upload } from 'lucide-react';
import { useId } from 'react';
import { useButtonWiring } from '../fields/fieldContext.ts';
import { AntdProvider } from './AntdProvider.tsx';
import styles from './FileInput.module.css';
import type { FileFieldProps } from './widgetProps.ts';

export function FileInput(props: FileFieldProps) {
  const { files, onFilesChange, accept, multiple = false, disabled = false, children, ...given } = props;
  const promptId = useId();
  const wiring = useButtonWiring({ ...given, 'aria-describedby': promptId });
  const items = files.map((file, at) => ({ uid: String(at), name: file.name, size: file.size }));
  const take = (file: File, chosen: File[]) => {
    // Called once for each chosen file.
    if (file === chosen[0]) onFilesChange(multiple ? [...files, ...chosen] : chosen.slice(0, 1));
    return AntdUpload.LIST_IGNORE;
  };
  return (
    <AntdProvider>
      <AntdUpload.Dragger
        fileList={items}
        beforeUpload={take}
        onRemove={({ uid }) => {
          onFilesChange(files.filter((_, at) => String(at) !== uid));
          return false;
        }}
        multiple={multiple}
        disabled={disabled}
        {...(accept !== undefined && { accept })}
        // The button below is the control; the area around it would be a second one.
        hasControlInside
        openFileDialogOnClick={false}
        // The library names its own icons in English.
        iconRender={() => <Paperclip size={14} />}
        showUploadList={{ removeIcon: <Trash2 size={14} /> }}
        className={styles.files as string}
      >
        <button
          type="button"
          {...wiring}
          aria-label={given['aria-label']}
          disabled={disabled}
          className={styles.area}
          onClick={({ currentTarget }) => currentTarget.parentElement?.parentElement?.querySelector('input')?.click()}
        >
          <Upload size={20} />
          <span id={promptId}>{children}</span>
        </button>
      </AntdUpload.Dragger>
    </AntdProvider>
  );
}
