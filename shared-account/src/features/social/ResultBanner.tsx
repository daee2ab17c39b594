import { useKitText } from '@tracking-console/app-kit';
import { SOCIAL_RESULTS } from '@tracking-console/contract/account/securityConstants';
import { Banner, IconButton } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import type { SocialProvider } from '../../model/securityQueries.ts';
import { useSearch } from '../../model/useSearch.ts';
import { useText } from '../../useText.ts';

/** The result of a visit to a provider, from the address the customer returned to. */
export function ResultBanner({ providers }: { providers: readonly SocialProvider[] }) {
  const t = useText();
  const kit = useKitText();
  const [search, setSearch] = useSearch();
  const result = SOCIAL_RESULTS.find((one) => one === search.get('result'));
  const provider = providers.find((row) => row.provider === search.get('provider'));
  if (!result || !provider) return null;
  // A kept or shared address must not show a result that no longer holds.
  if (result === 'connected' && !provider.account) return null;
  const kind = result === 'connected' ? 'success' : result === 'cancelled' ? 'info' : 'error';
  return (
    <Banner
      kind={kind}
      text={t(`social.result.${result}`, { provider: provider.name })}
      actions={
        <IconButton
          size="sm"
          icon={<icons.X size={16} />}
          label={kit('action.close')}
          onClick={() => setSearch(new URLSearchParams())}
        />
      }
    />
  );
}
