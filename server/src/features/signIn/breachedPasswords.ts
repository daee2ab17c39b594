import { dictionary } from '@zxcvbn-ts/language-common';

/** The most frequent of many leaked lists, in small letters. */
const breached = new Set(dictionary['passwords-common']);

/** Attackers try these first. The list is local, so no service is called. */
export const isBreached = (password: string): boolean => breached.has(password.normalize('NFC').toLowerCase());
