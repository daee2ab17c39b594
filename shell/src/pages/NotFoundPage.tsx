import { prefixOf } from '@tracking-console/platform';
import { LinkButton } from '@tracking-console/ui';
import { usePage } from '../page/PageContext.ts';
import { useText } from '../useText.ts';
import { ShellPage } from './ShellPage.tsx';

/** An address that belongs to no console. Unknown pages inside one are that console's to show. */
export function NotFoundPage() {
  const { identity } = usePage();
  const t = useText();
  return (
    <ShellPage
      title={t('notFound.title')}
      text={t('shell.notFound.text')}
      actions={
        <LinkButton kind="primary" href={`${prefixOf(identity)}/dashboard`}>
          {t('dashboard.open')}
        </LinkButton>
      }
    />
  );
}
