import { useApplication } from '@tracking-console/app-kit';
import { MAX_GRANT_HOURS } from '@tracking-console/contract/releases/releaseNames';
import { Button, Card, FormField } from '@tracking-console/ui';
import { Select, Stack, useUnsaved } from '@tracking-console/ui/later';
import { type FormEvent, useState } from 'react';
import { ProblemBanner } from '../../components/ProblemBanner.tsx';
import { isReason, ReasonField } from '../../components/ReasonField.tsx';
import { useIssueGrantMutation } from '../../model/grantQueries.ts';
import { problemIn } from '../../model/releaseBaseQuery.ts';
import { useText } from '../../useText.ts';
import { Choices } from './Choices.tsx';

const HOURS = Array.from({ length: MAX_GRANT_HOURS }, (_, index) => index + 1);
const DEFAULT_HOURS = 4;

interface GrantFormProps {
  /** The modules that a grant can name. */
  modules: readonly string[];
  /** Where local modules may come from. */
  origins: readonly string[];
  /** There is one already, which ends with the next. */
  replaces: boolean;
}

export function GrantForm({ modules, origins, replaces }: GrantFormProps) {
  const t = useText();
  const [issue, { error, isLoading }] = useIssueGrantMutation();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [from, setFrom] = useState<readonly string[]>(origins.slice(0, 1));
  const [hours, setHours] = useState(DEFAULT_HOURS);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  useUnsaved(useApplication().platform.unsaved, reason !== '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const incomplete = chosen.length === 0 || from.length === 0 || !isReason(reason);
    setMissing(incomplete);
    if (incomplete || isLoading) return;
    const { data } = await issue({ modules: [...chosen], origins: [...from], hours, reason: reason.trim() });
    if (data) setReason('');
  };
  return (
    <Card title={t('grant.title')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <ProblemBanner problem={problemIn(error)} />
          <Choices
            label={t('grant.modules')}
            options={modules}
            chosen={chosen}
            onChange={setChosen}
            error={missing && chosen.length === 0 && t('grant.modules.missing')}
          />
          {origins.length > 1 && (
            <Choices
              label={t('grant.origins')}
              options={origins}
              chosen={from}
              onChange={setFrom}
              error={missing && from.length === 0 && t('grant.origins.missing')}
            />
          )}
          <FormField label={t('grant.hours')} hint={t('grant.hours.hint')}>
            <Select
              value={String(hours)}
              options={HOURS.map((count) => ({ value: String(count), label: t('grant.hours.count', { count }) }))}
              onValueChange={(value) => setHours(Number(value))}
            />
          </FormField>
          <ReasonField value={reason} onChange={setReason} missing={missing} />
          <div>
            <Button type="submit" kind="primary" loading={isLoading}>
              {t(replaces ? 'grant.replace' : 'grant.issue')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
