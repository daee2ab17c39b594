import { Button } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useState } from 'react';
import { AddNumbers } from '../../features/add/AddNumbers.tsx';
import { StatusTabs } from '../../features/filters/StatusTabs.tsx';
import { FilePanel } from '../../features/import/FilePanel.tsx';
import { ImportDialog } from '../../features/import/ImportDialog.tsx';
import { ACTIVE_COLUMNS } from '../../features/list/activeColumns.tsx';
import { ListPage } from '../../layouts/ListPage.tsx';
import { ACTIVE_LIST } from '../../model/lists/listQuery.ts';
import { useText } from '../../useText.ts';

export { startsAsRendered as rendersAsServer } from '../../model/lists/viewSettings.ts';

export function Component() {
  const t = useText();
  const [adding, setAdding] = useState(false);
  const [importing, setImporting] = useState(false);
  const openAdd = () => setAdding(true);
  const addButton = (
    <Button kind="primary" icon={<icons.Plus size={16} />} onClick={openAdd} aria-keyshortcuts="n">
      {t('shipments.add.open')}
    </Button>
  );
  const importButton = (
    <Button icon={<icons.Upload size={16} />} onClick={() => setImporting(true)}>
      {t('shipments.import.open')}
    </Button>
  );
  return (
    <>
      <ListPage
        list={ACTIVE_LIST}
        columns={ACTIVE_COLUMNS}
        views="active"
        title={t('menu.tracking')}
        actions={
          <>
            {importButton}
            {addButton}
          </>
        }
        above={(state) => <StatusTabs state={state} />}
        nothing={{ title: t('shipments.nothing.title'), text: t('shipments.nothing.text'), actions: addButton }}
        onAdd={openAdd}
        onImport={() => setImporting(true)}
      />
      <ImportDialog open={importing} onClose={() => setImporting(false)} />
      <AddNumbers open={adding} onClose={() => setAdding(false)} FilePanel={FilePanel} />
    </>
  );
}
