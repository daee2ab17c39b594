import { usePage } from '../page/PageContext.ts';
import { useText } from '../useText.ts';
import { OpenConsoles } from './OpenConsoles.tsx';
import { ShellPage } from './ShellPage.tsx';

export function UnauthorizedPage() {
  const { identity } = usePage();
  const t = useText();
  return (
    <ShellPage
      title={t('shell.unauthorized.title')}
      text={t('shell.unauthorized.text')}
      actions={<OpenConsoles first={identity} />}
    />
  );
}
