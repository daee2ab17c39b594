import { type ApplicationEvent, selectApplications } from '@tracking-console/platform';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import styles from './Header.module.css';

const GONE = new Set<ApplicationEvent['state']>(['unmount', 'load_failed']);

/**
 * SH-9: an application of the main area may put something into this element; the shell draws nothing here and empties it
 * when no such application is left, whatever that one forgot.
 */
export function TaskListContainer() {
  const applications = useSelector(selectApplications);
  const container = useRef<HTMLDivElement>(null);
  const abandoned = Object.values(applications).every(({ name, state }) => name === 'shell' || GONE.has(state));
  useEffect(() => {
    if (abandoned) container.current?.replaceChildren();
  }, [abandoned]);
  return <div id="task_list_container" ref={container} className={styles.tasks} />;
}
