import { plainMail } from '../../documents/plainMail.ts';
import { textsOf } from '../../documents/texts.ts';
import type { Client } from '../../http/callers/client.ts';
import type { AccountEvent, EventKind } from './accountEventTable.ts';
import { describeDevice } from './describeDevice.ts';

/** Events the account's owner gets a mail about, each with the key of its subject. */
const SUBJECTS: Partial<Record<EventKind, string>> = {
  signedIn: 'security.mail.newDevice',
  passwordChanged: 'security.mail.passwordChanged',
  passwordReset: 'security.mail.passwordChanged',
  twoStepOn: 'security.mail.twoStepOn',
  twoStepOff: 'security.mail.twoStepOff',
  recoveryCodesRenewed: 'security.mail.codesRenewed',
  recoveryCodeUsed: 'security.mail.codeUsed',
  passkeyAdded: 'security.mail.passkeyAdded',
  passkeyRemoved: 'security.mail.passkeyRemoved',
  deletionCanceled: 'deletion.canceled',
  keyCreated: 'security.mail.keysChanged',
  keyRolled: 'security.mail.keysChanged',
  keyRevoked: 'security.mail.keysChanged',
  keyRevealed: 'security.mail.keysChanged',
  addressesChanged: 'security.mail.addressesChanged',
  socialConnected: 'security.mail.socialConnected',
  socialDisconnected: 'security.mail.socialDisconnected',
};

export const isMailed = (kind: EventKind): boolean => kind in SUBJECTS;

interface Parts {
  event: AccountEvent;
  language: string;
  time: Date;
  brand: string;
  origin: string;
}

/** What happened, when and from where, and what to do if it was not the account's owner. */
export function eventMail({ event, language, time, brand, origin }: Parts) {
  const texts = textsOf(language);
  const { t } = texts;
  return plainMail(texts, {
    brand,
    subject: t(SUBJECTS[event.kind] ?? '', { brand }),
    paragraphs: [factsOf(event.client, time, event.detail), t('security.mail.notYou')],
    action: { text: t('reset.title'), link: `${origin}/user/${texts.language}/password` },
  });
}

/** When something happened, and from where. */
export function factsOf({ userAgent, ip }: Client, time: Date, detail = ''): string {
  const { browser, system } = describeDevice(userAgent);
  const device = [browser, system].filter(Boolean).join(', ');
  return [`${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`, device, ip, detail].filter(Boolean).join(' · ');
}
