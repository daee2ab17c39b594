import { useSharedText } from '@tracking-console/app-kit';
import { otherIdentity } from '@tracking-console/contract/statuses';
import { consoleChosen } from '@tracking-console/platform';
import { icons, Tooltip } from '@tracking-console/ui';
import { useDispatch } from 'react-redux';
import { usePrefetchCompanyInfo } from '../dialogs/usePrefetchCompanyInfo.ts';
import { useFramedPages } from '../page/PageContext.ts';
import { TextPerConsole } from '../page/PerConsole.tsx';
import { useText } from '../useText.ts';
import styles from './Sidebar.module.css';
import { ItemContent } from './SidebarItem.tsx';

/**
 * SH-6: the way to the other console, with a word on what that is. One button for both, as the pointer and the focus stay on
 * it; only its texts change.
 */
export function SwitchConsole() {
  const dispatch = useDispatch();
  const t = useText();
  const shared = useSharedText();
  const { addresses } = useFramedPages();
  return (
    <Tooltip
      text={<TextPerConsole BUYER={t('shell.switch.tip.API')} API={t('shell.switch.tip.BUYER')} />}
      side="right"
      delay={200}
      block
    >
      <button
        type="button"
        className={styles.item}
        onClick={() => dispatch(consoleChosen(otherIdentity(addresses.shown())))}
        {...usePrefetchCompanyInfo('API')}
      >
        <ItemContent
          icon={<icons.ArrowLeftRight size={18} />}
          title={<TextPerConsole BUYER={shared('menu.switchToApi')} API={shared('menu.switchToBuyer')} />}
        />
      </button>
    </Tooltip>
  );
}
