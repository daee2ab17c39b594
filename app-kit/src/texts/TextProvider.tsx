import { remembered } from '@tracking-console/ui';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../application/ApplicationContext.ts';
import { TextContext, type Translate } from './TextContext.ts';

// A language that is late must not take the screen away.
const WITHOUT_SUSPENSE = { useSuspense: false } as const;

/** Subscribes to the language once for the whole root: a list has hundreds of cells with texts. */
export function TextProvider({ namespace, children }: { namespace: string; children: ReactNode }) {
  const { i18n } = usePlatform();
  const own = useNamespace(namespace);
  const shared = useNamespace('platform');
  const kit = useNamespace('app-kit');
  const { language } = i18n;
  const texts = useMemo(() => ({ own, shared, kit, language }), [own, shared, kit, language]);
  return <TextContext value={texts}>{children}</TextContext>;
}

function useNamespace(namespace: string): Translate {
  const { i18n } = usePlatform();
  const { t } = useTranslation(namespace, { i18n, ...WITHOUT_SUSPENSE });
  return useMemo(() => remembered(t as unknown as Translate), [t]); // i18next's type knows no keys of ours
}
