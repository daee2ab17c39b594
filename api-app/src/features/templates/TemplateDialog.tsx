import { LANGUAGES, languageName } from '@tracking-console/contract/languages';
import type { CustomFlow, Flow, TemplateContent, TemplateList } from '@tracking-console/contract/templates';
import { toastShown } from '@tracking-console/platform';
import { Banner, Button, FormField } from '@tracking-console/ui';
import { Dialog, Select } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useDiscardQuestion } from '../../components/useDiscardQuestion.tsx';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useSaveTemplateMutation } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';
import { BlockList } from './BlockList.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { TemplateField } from './TemplateField.tsx';
import { TestButton } from './TestButton.tsx';
import { contentOf, findSource, isSame } from './templateDraft.ts';
import styles from './templates.module.css';
import { type TemplateRefusal, useTemplateRefusal } from './useTemplateRefusal.ts';
import { VersionMenu } from './VersionMenu.tsx';

interface TemplateDialogProps {
  flow: Flow | CustomFlow;
  list: TemplateList;
  onClose: () => void;
}

const NO_REFUSAL: TemplateRefusal = {};

/** The words of one flow, in one language at a time, beside what the recipient will see. */
export function TemplateDialog({ flow, list, onClose }: TemplateDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const words = useStatusWords();
  const refusalOf = useTemplateRefusal();
  const [save, { isLoading }] = useSaveTemplateMutation();
  const [language, setLanguage] = useState('en');
  // What is typed stays while another language is looked at.
  const [drafts, setDrafts] = useState<Record<string, TemplateContent>>({});
  const [refusal, setRefusal] = useState(NO_REFUSAL);
  const source = findSource(list.Templates, flow, language);
  const isChanged = (code: string, draft: TemplateContent) => {
    const saved = findSource(list.Templates, flow, code);
    return saved !== undefined && !isSame(draft, saved);
  };
  const isDraft = Object.entries(drafts).some(([code, draft]) => isChanged(code, draft));
  const [close, question] = useDiscardQuestion(isDraft, onClose);
  if (!source) return null;
  const draft = drafts[language] ?? contentOf(source);
  const isDirty = isChanged(language, draft);
  const isOwn = source.Language === language;
  const change = (changes: Partial<TemplateContent>) => {
    setRefusal(NO_REFUSAL);
    setDrafts({ ...drafts, [language]: { ...draft, ...changes } });
  };
  const drop = () => setDrafts(({ [language]: _gone, ...others }) => others);
  const submit = async () => {
    const { data, error } = await save({
      Status: flow.Status,
      ...('FlowId' in flow && { FlowId: flow.FlowId }),
      Language: language,
      ...draft,
    });
    if (error && 'kind' in error) setRefusal(refusalOf(error));
    if (!data) return;
    drop();
    setRefusal(NO_REFUSAL);
    const text = isSame(data, { ...draft, Subject: draft.Subject.trim() }) ? 'consumer.saved' : 'consumer.cleaned';
    dispatch(toastShown({ type: 'success', text: { plain: t(text) } }));
  };
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
          <Button onClick={close}>{t('webhooks.form.cancel')}</Button>
          <Button kind="primary" loading={isLoading} disabled={!isDirty && isOwn} onClick={submit}>
            {t('webhooks.form.save')}
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
              onValueChange={(value) => {
                setRefusal(NO_REFUSAL);
                setLanguage(value);
              }}
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
