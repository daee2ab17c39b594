import { useMounted } from '@tracking-console/app-kit';
import type { CompanyAnswer } from '@tracking-console/contract/user';
import type { CallError } from '@tracking-console/platform';
import { useState } from 'react';
import type { Saving } from './useProfileChange.ts';
import { useServerData } from './useServerData.ts';

export type Company = NonNullable<CompanyAnswer['company']>;
export type CompanyField = 'company_name' | 'company_url' | 'phone' | 'mark';

/** The field a refusal is about. */
const FIELDS: Record<number, CompanyField> = {
  [-10010106]: 'mark',
  [-10010109]: 'phone',
  [-10010205]: 'company_name',
  [-10010208]: 'company_url',
  [-10010210]: 'phone',
};

/** What the company answered when the API identity was opened. */
export function useCompany() {
  const { calls } = useMounted().platform;
  const [answer, refetch] = useServerData<CompanyAnswer>('/v1/get-company', { kind: 'profile' });
  const [phase, setPhase] = useState<Saving>('idle');

  /** Answers with the field that is refused, or whether it was saved. */
  async function save(company: Company): Promise<boolean | CompanyField> {
    setPhase('saving');
    const [error] = await calls.newUser('/v1/update-company', company, {
      keys: 'same',
      silent: (refused) => fieldOf(refused) !== undefined,
    });
    if (!error) await refetch();
    setPhase(error ? 'refused' : 'saved');
    return error ? (fieldOf(error) ?? false) : true;
  }

  return { answer, refetch, phase, save };
}

const fieldOf = ({ code }: CallError) => FIELDS[code];
