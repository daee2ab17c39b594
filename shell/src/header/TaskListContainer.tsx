import { usePlatform } from '@tracking-console/app-kit';
import { useLayoutEffect, useRef } from 'react';
import styles from './Header.module.css';
import { keepTaskLists } from './keepTaskLists.ts';

/** An application of the main area may put something into this element. */
export function TaskListContainer() {
  const platform = usePlatform();
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (container.current ? keepTaskLists(container.current, platform) : undefined), [platform]);
  return <div id="task_list_container" ref={container} className={styles.tasks} />;
}
