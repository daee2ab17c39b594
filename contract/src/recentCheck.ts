import type { Static, TSchema } from 'typebox';

/**
 * Whether a call needs a recent check (decision 55). `when` is the condition in words; the call's function
 * implements it.
 */
export type RecentCheck = 'needed' | 'not needed' | { readonly when: string };

/** A method of the legacy wrapper. */
export interface CallDeclaration {
  readonly param: TSchema;
  readonly recentCheck: RecentCheck;
}

export type CallDeclarations = Readonly<Record<string, CallDeclaration>>;

/** What a method takes, by its root's declarations. */
export type CallParam<Calls extends CallDeclarations, Method extends keyof Calls> = Static<Calls[Method]['param']>;
