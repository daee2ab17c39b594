import { dictionary } from '@zxcvbn-ts/language-common';

/** The most frequent of many leaked lists, in small letters. */
const breached = new Set(dictionary['passwords-common']);

/** Tried first by whoever guesses. No service is asked: the list lies here. */
export const isBreached = (password: string): boolean => breached.has(password.normalize('NFC').toLowerCase());
