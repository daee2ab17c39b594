/** The time in so many seconds, as an ISO instant. */
export const secondsAhead = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
