/** How the source of real journeys stands. */
export interface SourceStanding {
  /** ISO 8601: since when it has not answered; null: it does. */
  away_since: string | null;
}
