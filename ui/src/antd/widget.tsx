import type { ComponentType } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { classNames } from '../text/classNames.ts';
import { loader, useLoaded } from './loader.ts';
import { PartBoundary } from './PartBoundary.tsx';
import styles from './widget.module.css';

/** How much room a widget takes while it loads: a line of a form, a drop area, a row of steps or a square. */
type Room = 'control' | 'area' | 'steps' | 'square';

/** A widget that is fetched when it is first rendered. One that cannot be had leaves the rest of its form as it is. */
export function widget<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>, room: Room) {
  const part = loader(fetchPart);
  function Part(props: Props) {
    const Loaded = useLoaded(part);
    return Loaded ? <Loaded {...props} /> : <Placeholder room={room} />;
  }
  return function Widget(props: Props) {
    return (
      <PartBoundary>
        <Part {...props} />
      </PartBoundary>
    );
  };
}

function Placeholder({ room }: { room: Room }) {
  return (
    <div className={classNames(styles.room, styles[room])} aria-busy="true">
      <Skeleton rows={1} />
    </div>
  );
}
