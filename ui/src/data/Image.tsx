import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { classNames } from '../text/classNames.ts';
import { useText } from '../text/useText.ts';
import styles from './Image.module.css';

export interface ImageProps {
  src: string;
  alt: string;
  /** Pixels; the room is kept from the start. */
  width: number;
  height: number;
  /** Shown instead of a picture that cannot be loaded. */
  fallback?: ReactNode;
  round?: boolean;
  className?: string;
}

type ImageState = 'loading' | 'normal' | 'error';

export function Image(props: ImageProps) {
  // Another picture begins again.
  return <Picture key={props.src} {...props} />;
}

function Picture({ src, alt, width, height, fallback, round = false, className }: ImageProps) {
  const [state, setState] = useState<ImageState>(src ? 'loading' : 'error');
  return (
    <span
      data-state={state}
      className={classNames(styles.frame, styles[state], round && styles.round, className)}
      style={{ width, height }}
    >
      {state === 'error' ? (
        (fallback ?? <Broken alt={alt} />)
      ) : (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          onLoad={() => setState('normal')}
          onError={() => setState('error')}
        />
      )}
    </span>
  );
}

function Broken({ alt }: { alt: string }) {
  const text = useText();
  return (
    <>
      <ImageOff size={16} />
      <VisuallyHidden>{[alt, text('ui.image.failed')].filter(Boolean).join(': ')}</VisuallyHidden>
    </>
  );
}
