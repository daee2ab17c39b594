import { MAX_PHOTO_SIDE } from '@tracking-console/contract/account/userConstants';
import { type SyntheticEvent, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useText } from '../../useText.ts';
import styles from './photo.module.css';

/** In the picture's own pixels. */
export interface Square {
  x: number;
  y: number;
  size: number;
}

interface CropPhotoProps {
  url: string;
  onChange: (square: Square) => void;
  onProblem: (problem: 'pixels' | 'unreadable') => void;
}

/** The square begins in the middle, as large as it can be. */
export function CropPhoto({ url, onChange, onProblem }: CropPhotoProps) {
  const t = useText();
  const [crop, setCrop] = useState<PercentCrop>();
  const [size, setSize] = useState({ width: 0, height: 0 });

  const begin = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const { naturalWidth: width, naturalHeight: height } = currentTarget;
    if (Math.max(width, height) > MAX_PHOTO_SIDE) return onProblem('pixels');
    const largest = makeAspectCrop({ unit: '%', [width > height ? 'height' : 'width']: 100 }, 1, width, height);
    const middle = centerCrop(largest, width, height);
    setSize({ width, height });
    setCrop(middle);
    onChange(squareOf(middle, { width, height }));
  };
  return (
    <div className={styles.crop}>
      <ReactCrop
        aspect={1}
        className={styles.cropper ?? ''}
        circularCrop
        keepSelection
        minWidth={40}
        {...(crop && { crop })}
        ariaLabels={{ cropArea: t('photo.cropHint'), ...labelsOf(t('photo.handle')) }}
        onChange={(_pixels, next) => setCrop(next)}
        onComplete={(_pixels, next) => onChange(squareOf(next, size))}
      >
        <img
          src={url}
          alt={t('photo.picture')}
          className={styles.picture}
          onLoad={begin}
          onError={() => onProblem('unreadable')}
        />
      </ReactCrop>
      <p className={styles.hint}>{t('photo.cropHint')}</p>
    </div>
  );
}

function squareOf({ x, y, width }: PercentCrop, size: { width: number; height: number }): Square {
  const pixels = (share: number, side: number) => Math.round((share * side) / 100);
  return { x: pixels(x, size.width), y: pixels(y, size.height), size: Math.max(1, pixels(width, size.width)) };
}

/** One at each corner and on each side. */
function labelsOf(handle: string) {
  return {
    nwDragHandle: handle,
    nDragHandle: handle,
    neDragHandle: handle,
    eDragHandle: handle,
    seDragHandle: handle,
    sDragHandle: handle,
    swDragHandle: handle,
    wDragHandle: handle,
  };
}
