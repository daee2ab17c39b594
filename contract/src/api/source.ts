/** The state of the source of real journeys. */
export interface SourceStanding {
  /** ISO 8601: since when it has not answered; null: it does. */
  away_since: string | null;
  /** ISO 8601: until then it takes no new numbers; null: it does. */
  full_until: string | null;
}
