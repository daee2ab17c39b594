/**
 * Whether a call needs a recent check (decision 55). `when` is the condition in words; the call's function
 * implements it.
 */
export type RecentCheck = 'needed' | 'not needed' | { readonly when: string };
