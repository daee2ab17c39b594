import { Tooltip, type TooltipProps } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import styles from './Sidebar.module.css';

/** The sidebar's tooltips are quick. */
const TOOLTIP_DELAY_MS = 200;

/** The content of every row of the sidebar: an icon, a title that the icon mode hides, and something at the end. */
export function ItemContent({ icon, title, end }: { icon: ReactNode; title: ReactNode; end?: ReactNode }) {
  return (
    <>
      {icon}
      <span className={styles.title}>{title}</span>
      {end}
    </>
  );
}

/** In icon mode the title shows beside the icon instead. */
export function ItemTooltip({
  title,
  expanded,
  children,
}: {
  title: string;
  expanded: boolean;
  children: TooltipProps['children'];
}) {
  return (
    <Tooltip text={title} side="right" delay={TOOLTIP_DELAY_MS} namesIt block disabled={expanded}>
      {children}
    </Tooltip>
  );
}
