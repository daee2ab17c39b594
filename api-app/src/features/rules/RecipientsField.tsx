import { useKitText } from '@tracking-console/app-kit';
import { MAX_RECIPIENTS } from '@tracking-console/contract/notifications/ruleConstants';
import type { AddressRow } from '@tracking-console/contract/notifications/rules';
import { IconButton, Tag } from '@tracking-console/ui';
import { Checkbox, FieldGroup, icons } from '@tracking-console/ui/later';
import { errorOf } from '../../components/fieldError.ts';
import { useValueField } from '../../components/useTextField.ts';
import { useListAddressesQuery } from '../../model/addressQueries.ts';
import { useText } from '../../useText.ts';
import { AddAddress } from './AddAddress.tsx';
import type { RuleValues } from './ruleForm.ts';
import { useDeleteAddressMutation } from './ruleQueries.ts';
import styles from './rules.module.css';

/** The recipients of a rule, chosen from the account's addresses; another one can be added. */
export function RecipientsField() {
  const t = useText();
  const kit = useKitText();
  const { data } = useListAddressesQuery();
  const [remove] = useDeleteAddressMutation();
  const { input, meta } = useValueField<RuleValues['Recipients']>('Recipients');
  const error = errorOf(meta);
  const choose = (email: string, isChosen: boolean) =>
    input.onChange(isChosen ? [...input.value, email] : input.value.filter((one) => one !== email));
  return (
    <FieldGroup label={t('column.recipients')} hint={t('rules.recipients.hint')} error={error}>
      <ul className={styles.addresses}>
        {data?.Addresses.map((address) => (
          <li key={address.Email} className={styles.address}>
            <Checkbox
              checked={input.value.includes(address.Email)}
              disabled={!input.value.includes(address.Email) && input.value.length >= MAX_RECIPIENTS}
              aria-invalid={error ? true : undefined}
              onChange={(event) => choose(address.Email, event.target.checked)}
            >
              {address.Email}
            </Checkbox>
            <AddressState address={address} />
            {!address.IsOwn && (
              <IconButton
                size="sm"
                icon={<icons.Trash2 size={16} />}
                label={kit('add.drop', { number: address.Email })}
                onClick={() => {
                  choose(address.Email, false);
                  void remove({ Email: address.Email });
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <AddAddress onAdded={(email) => choose(email, true)} />
    </FieldGroup>
  );
}

function AddressState({ address: { VerifyTime, UnsubscribeTime, BounceTime } }: { address: AddressRow }) {
  const t = useText();
  if (UnsubscribeTime) return <Tag>{t('rules.address.ended')}</Tag>;
  if (BounceTime) return <Tag>{t('notice.state.Bounced')}</Tag>;
  return VerifyTime ? null : <Tag>{t('rules.address.waiting')}</Tag>;
}
