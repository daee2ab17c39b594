import type { Template } from '@tracking-console/contract/notifications/templates';
import { toastShown } from '@tracking-console/platform';
import { icons, MenuButton, useTimeFormat } from '@tracking-console/ui/later';
import { useDispatch } from 'react-redux';
import { useListVersionsQuery, useRestoreTemplateMutation } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';

interface VersionMenuProps {
  template: Template;
  /** What is typed would be lost. */
  disabled: boolean;
  onRestored: () => void;
}

/** Earlier words of a template; restoring some makes a version of its own. */
export function VersionMenu({ template, disabled, onRestored }: VersionMenuProps) {
  const t = useText();
  const dispatch = useDispatch();
  const formatTime = useTimeFormat();
  const { TemplateId } = template;
  const { data } = useListVersionsQuery({ TemplateId }, { skip: template.Version === 0 });
  const [restore] = useRestoreTemplateMutation();
  const choose = async (Version: number) => {
    const { error } = await restore({ TemplateId, Version });
    if (error) return;
    onRestored();
    dispatch(toastShown({ type: 'success', text: { plain: t('consumer.restored') } }));
  };
  const earlier = (data?.Versions ?? []).filter(({ Version }) => Version !== template.Version);
  if (disabled || earlier.length === 0) return null;
  return (
    <MenuButton
      icon={<icons.History size={16} />}
      side="top"
      items={() =>
        earlier.map(({ Version, Time }) => ({
          key: String(Version),
          label: Time ? `${Version} · ${formatTime(Time)}` : t('consumer.ourWords'),
          onSelect: () => void choose(Version),
        }))
      }
    >
      {t('consumer.restore')}
    </MenuButton>
  );
}
