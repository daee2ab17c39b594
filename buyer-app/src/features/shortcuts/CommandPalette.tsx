import { paths } from '@tracking-console/platform';
import { Palette, type PaletteItem } from '@tracking-console/ui';
import { useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { KeyRegistryContext } from '../../components/useShortcuts.ts';
import { useText } from '../../useText.ts';
import { PALETTE_KEYS } from './keys.ts';
import { useChord } from './useChord.ts';
import { useFoundShipments } from './useFoundShipments.ts';

const { buyer } = paths;
const PAGES = [
  { path: buyer.dashboard(), title: 'dashboard.title', shortcut: 'g d' },
  { path: buyer.shipments(), title: 'shipments.title', shortcut: 'g t' },
  { path: buyer.archived(), title: 'archived.title' },
  { path: buyer.settings(), title: 'settings.title' },
] as const;

/** Ctrl or Cmd with K offers what this page does, the other pages, and a shipment by what is typed. */
export function CommandPalette() {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const t = useText();
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
  const pages = usePages();
  const shipments = useShipmentItems(open ? typed : '');
  return (
    <Palette
      open={open}
      title={t('palette.title')}
      label={t('palette.field')}
      typed={typed}
      onType={setTyped}
      groups={[
        { title: t('palette.actions'), items: actions() },
        { title: t('palette.pages'), items: pages },
        { title: t('palette.shipments'), items: shipments },
      ]}
      onClose={() => setOpen(false)}
      onChoose={choose}
    />
  );
}

/** What the keys of the page do now, asked for when it is shown: the page may have changed. */
function usePageActions() {
  const t = useText();
  const registry = useContext(KeyRegistryContext);
  return (): PaletteItem[] =>
    PALETTE_KEYS.flatMap(({ key, does }) => {
      const act = [...registry].map(({ current }) => current[key]).find((found) => found !== undefined);
      if (!act) return [];
      return { id: does, label: t(does), shortcut: key, onChoose: () => act(new KeyboardEvent('keydown', { key })) };
    });
}

function usePages(): PaletteItem[] {
  const t = useText();
  const navigate = useNavigate();
  return PAGES.map(({ path, title, ...page }) => ({
    id: path,
    label: t(title),
    ...page,
    onChoose: () => void navigate(path),
  }));
}

/** The shipments found so far, and the list's own search for the rest. */
function useShipmentItems(typed: string): PaletteItem[] {
  const t = useText();
  const navigate = useNavigate();
  const text = typed.trim();
  const found = useFoundShipments(text).map(({ id, number, remark }) => ({
    id,
    label: number,
    hint: remark,
    isFound: true,
    onChoose: () => void navigate(buyer.shipment(id)),
  }));
  if (text === '') return found;
  const search = {
    id: 'search',
    label: t('palette.search', { text }),
    isFound: true,
    onChoose: () => void navigate(buyer.shipments({ q: text })),
  };
  return [...found, search];
}
