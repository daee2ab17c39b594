import { consoleChosen } from '@tracking-console/platform';
import { icons, Tooltip } from '@tracking-console/ui';
import { useDispatch } from 'react-redux';
import { usePrefetchCompanyInfo } from '../dialogs/usePrefetchCompanyInfo.ts';
import { usePage } from '../page/PageContext.ts';
import { useSharedTexts, useTexts } from '../page/useTexts.ts';
import styles from './Sidebar.module.css';
import { ItemContent } from './SidebarItem.tsx';

/** SH-6: the way to the other console, with a word on what that is. */
export function SwitchConsole() {
  const dispatch = useDispatch();
  const t = useTexts();
  const shared = useSharedTexts();
  const other = usePage().identity === 'BUYER' ? 'API' : 'BUYER';
  return (
    <Tooltip text={t(`shell.switch.tip.${other}`)} side="right" delay={200} block>
      <button
        type="button"
        className={styles.item}
        onClick={() => dispatch(consoleChosen(other))}
        {...usePrefetchCompanyInfo(other)}
      >
        <ItemContent icon={ARROWS} title={shared(other === 'API' ? 'menu.switchToApi' : 'menu.switchToBuyer')} />
      </button>
    </Tooltip>
  );
}

/** The same whichever console it leads to, so that it is drawn once. */
const ARROWS = <icons.ArrowLeftRight size={18} />;
