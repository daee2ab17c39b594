import { toastShown } from '@tracking-console/platform';
import { icons, MenuButton } from '@tracking-console/ui/later';
import { useDispatch } from 'react-redux';
import { useListAddressesQuery } from '../../model/addressQueries.ts';
import { useSendTemplateTestMutation } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';
import { useTestRefusal } from './useTestRefusal.ts';

/** Sends the saved template to one of the account's own addresses. */
export function TestButton({ templateId, disabled }: { templateId: string; disabled: boolean }) {
  const t = useText();
  const dispatch = useDispatch();
  const { data } = useListAddressesQuery();
  const refusalOf = useTestRefusal();
  const [send] = useSendTemplateTestMutation();
  const confirmed = (data?.Addresses ?? []).filter(
    ({ VerifyTime, UnsubscribeTime, BounceTime }) => VerifyTime && !UnsubscribeTime && !BounceTime,
  );
  const sendTo = async (Email: string) => {
    const { data: sent, error } = await send({ TemplateId: templateId, Email });
    if (sent) dispatch(toastShown({ type: 'success', text: { plain: t('rules.test.done', { total: sent.Sent }) } }));
    if (!error || !('kind' in error)) return;
    dispatch(toastShown({ type: 'failed', text: { plain: refusalOf(error, Email) } }));
  };
  if (disabled || confirmed.length === 0) return null;
  return (
    <MenuButton
      icon={<icons.Zap size={16} />}
      side="top"
      items={() => confirmed.map(({ Email }) => ({ key: Email, label: Email, onSelect: () => void sendTo(Email) }))}
    >
      {t('webhooks.test.action')}
    </MenuButton>
  );
}
