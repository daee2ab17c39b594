import type { NotifyStatus } from '@tracking-console/contract/notifications/notificationConstants';
import type { TemplateContent } from '@tracking-console/contract/notifications/templates';
import { textsOf } from '../../../documents/texts.ts';

/** The template of a status before it is edited; in English where it is not translated. */
export function defaultContent(status: NotifyStatus, language: string): TemplateContent {
  const { t } = textsOf(language);
  return {
    Subject: t('mail.subject.one', { name: '{{number}}', status: '{{status}}' }),
    Blocks: [
      { Kind: 'logo', Text: '' },
      { Kind: 'heading', Text: '{{status}}' },
      { Kind: 'text', Text: t(`consumer.text.${status}`) },
      { Kind: 'timeline', Text: '' },
      { Kind: 'button', Text: t('shipment.open') },
      { Kind: 'footer', Text: t('consumer.why', { company: '{{company}}' }) },
    ],
  };
}
