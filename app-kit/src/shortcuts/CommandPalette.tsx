import { Palette, type PaletteGroup, type PaletteItem } from '@tracking-console/ui';
import { useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useSharedText } from '../texts/TextContext.ts';
import { useKitText } from '../texts/useKitText.ts';
import { PALETTE_KEYS } from './keys.ts';
import { type AccountCommands, useAccountCommands } from './useAccountCommands.ts';
import { useChord } from './useChord.ts';
import { KeyRegistryContext } from './useShortcuts.ts';

export interface PaletteProps extends AccountCommands {
  pages: readonly { path: string; title: string; shortcut?: string }[];
  /** What the console can do besides the keys of the page. */
  commands?: readonly PaletteItem[];
  /** What is found for the typed text. */
  useFound?: (typed: string) => PaletteGroup;
}

/** Ctrl or Cmd with K offers what this page does, the other pages, what is found for the text, and the account's commands. */
export function CommandPalette({ pages, commands = [], useFound = useNothing, identity }: PaletteProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const t = useKitText();
  const shared = useSharedText();
  const navigate = useNavigate();
  useChord(() => {
    setTyped('');
    setOpen(true);
  });
  const choose = (item: PaletteItem) => {
    // The focus goes back first: what the item focuses, or opens, comes after.
    flushSync(() => setOpen(false));
    item.onChoose();
  };
  const actions = usePageActions();
  const found = useFound(open ? typed : '');
  const account = useAccountCommands({ identity });
  const links = pages.map(({ path, title, ...page }) => ({
    id: path,
    label: title,
    ...page,
    onChoose: () => void navigate(path),
  }));
  return (
    <Palette
      open={open}
      title={t('palette.title')}
      label={t('palette.field')}
      typed={typed}
      onType={setTyped}
      groups={[
        { title: t('palette.actions'), items: [...actions(), ...commands] },
        { title: t('palette.pages'), items: links },
        { title: shared('menu.account'), items: open ? account(typed.trim() !== '') : [] },
        found,
      ]}
      onClose={() => setOpen(false)}
      onChoose={choose}
    />
  );
}

const useNothing = (): PaletteGroup => ({ title: '', items: [] });

/** What the page's keys do now, read when the palette is shown because the page may have changed. */
function usePageActions() {
  const t = useKitText();
  const registry = useContext(KeyRegistryContext);
  return (): PaletteItem[] =>
    PALETTE_KEYS.flatMap(({ key, does }) => {
      const act = [...registry].map(({ current }) => current[key]).find((found) => found !== undefined);
      if (!act) return [];
      return { id: does, label: t(does), shortcut: key, onChoose: () => act(new KeyboardEvent('keydown', { key })) };
    });
}
