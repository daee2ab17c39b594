import { paths } from '@tracking-console/platform';
import { type EmptyStateProps, LinkButton } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { useShownMode } from '../model/useShownMode.ts';
import { useText } from '../useText.ts';

interface NothingYet {
  title: string;
  /** What the list shows. */
  text?: string;
  /** Or how to fill it with live data. */
  hint?: string;
  actions?: ReactNode;
}

/** The empty state of a list that has no rows yet. For test data it also shows how to get some. */
export function useNothingYet() {
  const t = useText();
  const isTest = useShownMode() === 'test';
  return ({ title, text, hint = text, actions }: NothingYet): EmptyStateProps => {
    if (!isTest) return { kind: 'nothing', title, text: hint, actions };
    return {
      kind: 'nothing',
      title: t('mode.empty.title'),
      text: (
        <>
          {text}
          {text && <br />}
          {t('mode.empty.text')}
        </>
      ),
      actions: actions ?? (
        <LinkButton href={paths.api.tracking({ register: '1' })}>{t('tracking.register.action')}</LinkButton>
      ),
    };
  };
}
