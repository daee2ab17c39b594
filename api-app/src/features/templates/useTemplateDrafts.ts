import type {
  CustomFlow,
  Flow,
  TemplateContent,
  TemplateList,
} from '@tracking-console/contract/notifications/templates';
import { toastShown } from '@tracking-console/platform';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSaveTemplateMutation } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';
import { contentOf, findSource, isSame } from './templateDraft.ts';
import { type TemplateRefusal, useTemplateRefusal } from './useTemplateRefusal.ts';

const NO_REFUSAL: TemplateRefusal = {};

/** The drafts of a flow's template in each language; they are kept while another language is shown. */
export function useTemplateDrafts(flow: Flow | CustomFlow, { Templates }: TemplateList) {
  const t = useText();
  const dispatch = useDispatch();
  const refusalOf = useTemplateRefusal();
  const [send, { isLoading }] = useSaveTemplateMutation();
  const [language, setLanguage] = useState('en');
  const [drafts, setDrafts] = useState<Record<string, TemplateContent>>({});
  const [refusal, setRefusal] = useState(NO_REFUSAL);
  const source = findSource(Templates, flow, language);
  const draft = drafts[language] ?? (source && contentOf(source));
  const isChanged = (code: string, content: TemplateContent | undefined) => {
    const saved = findSource(Templates, flow, code);
    return saved !== undefined && content !== undefined && !isSame(content, saved);
  };
  const drop = () => setDrafts(({ [language]: _gone, ...others }) => others);
  return {
    language,
    source,
    draft,
    refusal,
    isSaving: isLoading,
    /** In this language, and in any. */
    isDirty: isChanged(language, draft),
    isAnyDirty: Object.entries(drafts).some(([code, content]) => isChanged(code, content)),
    drop,

    choose(code: string) {
      setRefusal(NO_REFUSAL);
      setLanguage(code);
    },

    change(changes: Partial<TemplateContent>) {
      if (!draft) return;
      setRefusal(NO_REFUSAL);
      setDrafts({ ...drafts, [language]: { ...draft, ...changes } });
    },

    async save() {
      if (!draft) return;
      const named = 'FlowId' in flow && { FlowId: flow.FlowId };
      const { data, error } = await send({ Status: flow.Status, ...named, Language: language, ...draft });
      if (error && 'kind' in error) setRefusal(refusalOf(error));
      if (!data) return;
      drop();
      setRefusal(NO_REFUSAL);
      const text = isSame(data, { ...draft, Subject: draft.Subject.trim() }) ? 'saved' : 'consumer.cleaned';
      dispatch(toastShown({ type: 'success', text: { plain: t(text) } }));
    },
  };
}
