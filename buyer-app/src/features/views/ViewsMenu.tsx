import { useApplication } from '@tracking-console/app-kit';
import { MAX_VIEW_NAME, type ViewList } from '@tracking-console/contract/shipments/savedViewConstants';
import type { SavedView } from '@tracking-console/contract/shipments/savedViews';
import { Banner, Button, FormField, IconButton } from '@tracking-console/ui';
import { Checkbox, icons, Popover, TextField, useUnsaved } from '@tracking-console/ui/later';
import { type FormEvent, useState } from 'react';
import { isChangedMeanwhile } from '../../model/edits/changedMeanwhile.ts';
import { useText } from '../../useText.ts';
import { useListView } from './useListView.ts';
import styles from './ViewsMenu.module.css';
import { useDeleteViewMutation, useSaveViewMutation } from './viewsApi.ts';

/** The customer's saved views: each is a way back to a list; the present one can be saved under a name. */
export function ViewsMenu({ list }: { list: ViewList }) {
  const t = useText();
  const { views, query, isOpen, open } = useListView(list);
  const [remove] = useDeleteViewMutation();
  return (
    <Popover label={t('shipments.views.open')} icon={<icons.Bookmark size={16} />} align="end">
      {(close) => (
        <div className={styles.views}>
          {views.length === 0 ? (
            <p className={styles.none}>{t('shipments.views.none')}</p>
          ) : (
            <ul className={styles.list}>
              {views.map((view) => (
                <li key={view.ViewId} className={styles.view}>
                  <Button
                    kind="text"
                    block
                    aria-pressed={isOpen(view)}
                    onClick={() => {
                      open(view);
                      close();
                    }}
                  >
                    <span className={styles.name}>{view.Name}</span>
                    {view.IsDefault && <span className={styles.opening}>{t('shipments.views.default')}</span>}
                  </Button>
                  <IconButton
                    size="sm"
                    icon={<icons.Trash2 size={14} />}
                    label={t('shipments.views.delete', { name: view.Name })}
                    onClick={() => remove(view.ViewId)}
                  />
                </li>
              ))}
            </ul>
          )}
          <SaveForm list={list} query={query} views={views} />
        </div>
      )}
    </Popover>
  );
}

interface SaveFormProps {
  list: ViewList;
  query: string;
  views: readonly SavedView[];
}

/** The typed name is kept if the provider refuses it. */
function SaveForm({ list, query, views }: SaveFormProps) {
  const t = useText();
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [save, { isLoading, error, reset }] = useSaveViewMutation();
  const wanted = name.trim();
  useUnsaved(useApplication().platform.unsaved, wanted !== '');
  const replaced = views.find((view) => view.Name.toLowerCase() === wanted.toLowerCase());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '' || isLoading) return;
    const answer = await save({
      Name: wanted,
      Query: query,
      IsDefault: isDefault,
      List: list,
      Base: replaced?.Query ?? '',
    });
    if ('error' in answer) return;
    setName('');
    setDefault(false);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <FormField label={t('shipments.views.name')}>
        <TextField
          value={name}
          maxLength={MAX_VIEW_NAME}
          onChange={({ target }) => {
            setName(target.value);
            reset();
          }}
        />
      </FormField>
      {isChangedMeanwhile(error) && <Banner kind="warning" text={t('shipments.views.changed')} />}
      <Checkbox checked={isDefault} onChange={({ target }) => setDefault(target.checked)}>
        {t('shipments.views.makeDefault')}
      </Checkbox>
      <Button type="submit" size="sm" kind="primary" loading={isLoading} disabled={wanted === ''}>
        {replaced ? t('shipments.views.replace') : t('action.save')}
      </Button>
    </form>
  );
}
