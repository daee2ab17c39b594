import type { Static, TSchema } from 'typebox';
import type { RecentCheck } from './recentCheck.ts';

/** A method of the legacy wrapper: checked, typed and documented by this. */
export interface CallDeclaration {
  readonly param: TSchema;
  /** The content of `Json` when `Code` is 0; `file`: the answer is the file itself. */
  readonly answer: TSchema | 'file';
  /** What a list answers with beside `Json`. */
  readonly pageInfo?: TSchema;
  /** It is sent as a form: the wrapper in the field `call`, files in fields of this name. */
  readonly form?: string;
  readonly recentCheck: RecentCheck;
}

export type CallDeclarations = Readonly<Record<string, CallDeclaration>>;

/** What a method takes, by its root's declarations. */
export type CallParam<Calls extends CallDeclarations, Method extends keyof Calls> = Static<Calls[Method]['param']>;

/** What each method answers with in `Json`; those that answer with a file are left out. */
export type CallAnswers<Calls extends CallDeclarations> = {
  [Method in keyof Calls as Calls[Method]['answer'] extends 'file' ? never : Method]: Static<Calls[Method]['answer']>;
};
