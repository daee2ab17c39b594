import { paths, type State, selectDataMode } from '@tracking-console/platform';
import { type EmptyStateProps, LinkButton } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../useText.ts';

/** What stands in a list that has nothing yet. Of test data it says so, and how to get some. */
export function useNothingYet() {
  const t = useText();
  const isTest = useSelector((state: State) => selectDataMode(state)) === 'test';
  return (title: string, text?: string, actions?: ReactNode): EmptyStateProps => {
    if (!isTest) return { kind: 'nothing', title, text, actions };
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
