import { ArrivingSoon } from './ArrivingSoon.tsx';
import { DaysCard } from './DaysCard.tsx';
import styles from './FurtherOverview.module.css';
import { TransitCard } from './TransitCard.tsx';

/** The part of the dashboard below the first screen. */
export function FurtherOverview() {
  return (
    <div className={styles.cards}>
      <ArrivingSoon />
      <DaysCard />
      <TransitCard />
    </div>
  );
}
