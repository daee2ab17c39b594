import type { Locator, Page } from '@playwright/test';
import type { Application } from './faults.ts';

/** A field with typed text, and the text. */
export type Typed = readonly [field: Locator, text: string];

/** A call of a page to the server, and how the page makes it. */
export interface Asking {
  /** Of the calls it makes: the method or the end of the address. */
  call: RegExp;
  ask: (page: Page, typed: Typed) => Promise<unknown>;
  /** The button of its form, which waits for the connection; absent: it is sent by other means. */
  submit?: (page: Page) => Locator;
  /** What is shown in its place when it has failed; absent: a toast only. */
  said?: string;
  /** Repeats the call and checks that it was done. */
  askAgain: (page: Page, typed: Typed) => Promise<unknown>;
  /** Rows it makes on the server. */
  effect: 0 | 1;
}

/** A page that is open, with something typed, when a fault strikes. */
export interface Standing {
  name: string;
  application: Application;
  open: (page: Page) => Promise<Typed | undefined>;
  /** A field that is closed is opened again. */
  reopen?: (page: Page) => Promise<unknown>;
  /** A modal dialog covers the frame, which is blocked until it is closed. */
  isModal?: true;
  /** The field is saved as soon as it is left. */
  savesWhenLeft?: true;
  /** The typed text is saved with the account, once for all its windows. */
  savesSettings?: true;
  /** Of the file it is rendered by; absent: what is typed does not render it. */
  file?: RegExp;
  /** A menu entry that leads to another page of the console, and that page's file; absent: leaving is confirmed. */
  next?: readonly [entry: string, file: RegExp];
  asking?: Asking;
}
