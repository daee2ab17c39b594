import { CommandPalette } from '@tracking-console/app-kit';
import { paths } from '@tracking-console/platform';
import type { PaletteGroup } from '@tracking-console/ui';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../useText.ts';
import { useFoundShipments } from './useFoundShipments.ts';

const { buyer } = paths;

/** The palette, with the buyer's pages, the import and the shipments. */
export function BuyerPalette() {
  const t = useText();
  const navigate = useNavigate();
  const openImport = () => void navigate(buyer.shipments(), { state: { arrival: 'import' } });
  return (
    <CommandPalette
      identity="BUYER"
      pages={[
        { path: buyer.dashboard(), title: t('menu.dashboard'), shortcut: 'g d' },
        { path: buyer.shipments(), title: t('menu.tracking'), shortcut: 'g t' },
        { path: buyer.archived(), title: t('menu.archived') },
        { path: buyer.settings(), title: t('menu.settings') },
      ]}
      commands={[{ id: 'import', label: t('shipments.import.open'), onChoose: openImport }]}
      useFound={useShipmentItems}
    />
  );
}

/** The shipments found so far, and the list's own search for the rest. */
function useShipmentItems(typed: string): PaletteGroup {
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
  const search = {
    id: 'search',
    label: t('palette.search', { text }),
    isFound: true,
    onChoose: () => void navigate(buyer.shipments({ q: text })),
  };
  return { title: t('palette.shipments'), items: text === '' ? found : [...found, search] };
}
