import { useText } from '../useText.ts';
import { OpenConsoles } from './OpenConsoles.tsx';
import { ShellPage } from './ShellPage.tsx';

/** The first page of a customer without an identity. */
export function WelcomePage() {
  const t = useText();
  return (
    <ShellPage
      title={t('shell.welcome.title')}
      text={t('shell.welcome.text')}
      actions={<OpenConsoles first="BUYER" />}
    />
  );
}
