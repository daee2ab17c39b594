import type { CustomFlow, Flow, TemplateList } from '@tracking-console/contract/notifications/templates';
import { LANGUAGES, languageName } from '@tracking-console/contract/values/languages';
import { Banner, Button, FormField } from '@tracking-console/ui';
import { Dialog, Select } from '@tracking-console/ui/later';
import { useDiscardQuestion } from '../../components/useDiscardQuestion.tsx';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useText } from '../../useText.ts';
import { BlockList } from './BlockList.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { TemplateField } from './TemplateField.tsx';
import { TestButton } from './TestButton.tsx';
import styles from './templates.module.css';
import { useTemplateDrafts } from './useTemplateDrafts.ts';
import { VersionMenu } from './VersionMenu.tsx';

interface TemplateDialogProps {
  flow: Flow | CustomFlow;
  list: TemplateList;
  onClose: () => void;
}

/** The words of one flow, in one language at a time, beside what the recipient will see. */
export function TemplateDialog({ flow, list, onClose }: TemplateDialogProps) {
  const t = useText();
  const words = useStatusWords();
  const drafts = useTemplateDrafts(flow, list);
  const [close, question] = useDiscardQuestion(drafts.isAnyDirty, onClose);
  const { language, source, draft, refusal, isDirty, drop, change } = drafts;
  if (!source || !draft) return null;
  const isOwn = source.Language === language;
  return (
    <Dialog
      open
      width={1200}
      title={t('consumer.edit', { status: 'Name' in flow ? flow.Name : words.main(flow.Status) })}
      onClose={close}
      footer={
        <div className={styles.footer}>
          <VersionMenu template={source} disabled={isDirty || !isOwn} onRestored={drop} />
          <TestButton templateId={source.TemplateId} disabled={isDirty || !isOwn} />
          <Button onClick={close}>{t('action.cancel')}</Button>
          <Button kind="primary" loading={drafts.isSaving} disabled={!isDirty && isOwn} onClick={drafts.save}>
            {t('action.save')}
          </Button>
        </div>
      }
    >
      <div className={styles.editor}>
        <div className={styles.form}>
          {refusal.form && <Banner kind="error" text={refusal.form} />}
          <FormField label={t('column.language')}>
            <Select
              value={language}
              options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
              onValueChange={drafts.choose}
            />
          </FormField>
          <TemplateField
            label={t('consumer.subject')}
            value={draft.Subject}
            error={refusal.subject}
            required
            onChange={(Subject) => change({ Subject })}
          />
          <BlockList blocks={draft.Blocks} errors={refusal.blocks ?? {}} onChange={(Blocks) => change({ Blocks })} />
        </div>
        <PreviewPane templateId={source.TemplateId} content={draft} shipments={list.Shipments} />
      </div>
      {question}
    </Dialog>
  );
}
