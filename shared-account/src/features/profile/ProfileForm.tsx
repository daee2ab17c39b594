import { useLanguage, usePlatform } from '@tracking-console/app-kit';
import { OWN_ZONE, SectionCard, useBrowserZone, useZoneOptions } from '@tracking-console/app-kit/later';
import type { UpdateProfile } from '@tracking-console/contract/account/user';
import { MAX_NICKNAME } from '@tracking-console/contract/account/userConstants';
import { countryCodes } from '@tracking-console/contract/values/countryCodes';
import type { CamelCase, Profile } from '@tracking-console/platform';
import { FormField } from '@tracking-console/ui';
import { regionName, Select, TextField, useUnsaved } from '@tracking-console/ui/later';
import { useMemo, useState } from 'react';
import { profileRefusalOf, useUpdateProfileMutation } from '../../model/profileQueries.ts';
import { savingPhase } from '../../model/savingPhase.ts';
import { useEdits } from '../../model/useEdits.ts';
import { useText } from '../../useText.ts';
import { PhoneFields } from './PhoneFields.tsx';
import { dialCountryOf, phoneOf } from './phoneValues.ts';

/** The customer's details about themselves, saved together. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useText();
  const language = useLanguage();
  const saved = useMemo(() => savedValues(profile), [profile]);
  const { values, edits, changed, edit, discard } = useEdits('userinfo.profile', saved);
  const [updateProfile, updating] = useUpdateProfileMutation();
  const [isNoPhone, setNoPhone] = useState(false);
  useUnsaved(usePlatform().unsaved, changed);

  const phone = phoneOf(values);
  const noName = values.nickname.trim() === '';
  const noPhone = isNoPhone || (edits.number !== undefined && phone === null);
  const change = (changes: Partial<typeof values>) => {
    edit(changes);
    setNoPhone(false);
    updating.reset();
  };
  const submit = async () => {
    const { error } = await updateProfile(changesOf(values, edits));
    setNoPhone(profileRefusalOf(error) !== undefined);
    if (!error) discard();
  };

  return (
    <SectionCard
      title={t('profile.title')}
      invalid={noName || noPhone}
      section={{ changed, phase: savingPhase(updating), save: () => void submit(), discard }}
    >
      <FormField label={t('profile.nickname')} error={noName && changed && t('profile.nicknameMissing')} required>
        <TextField
          value={values.nickname}
          maxLength={MAX_NICKNAME}
          autoComplete="nickname"
          onChange={({ target }) => change({ nickname: target.value })}
        />
      </FormField>
      <FormField label={t('userinfo.country')}>
        <Select
          searchable
          value={values.country}
          options={useCountries(language)}
          onValueChange={(country) => change({ country })}
        />
      </FormField>
      <PhoneFields
        country={values.dialCountry}
        number={values.number}
        error={noPhone && t('profile.phoneInvalid')}
        onChange={change}
      />
      <FormField label={t('zone.label')} hint={t('profile.zoneHint')}>
        <Select
          searchable
          value={values.timeZone || OWN_ZONE}
          options={useZoneOptions(values.timeZone, useBrowserZone())}
          onValueChange={(zone) => change({ timeZone: zone === OWN_ZONE ? '' : zone })}
        />
      </FormField>
    </SectionCard>
  );
}

function savedValues({ nickname, country, phone, phoneCountryCode, timeZone }: Profile) {
  const dialCountry = dialCountryOf(phoneCountryCode, country);
  return { nickname, country: country.toLowerCase(), dialCountry, number: phone, timeZone };
}

type Values = ReturnType<typeof savedValues>;

function changesOf(
  values: Values,
  { nickname, country, dialCountry, number, timeZone }: Partial<Values>,
): CamelCase<UpdateProfile> {
  const phone = dialCountry !== undefined || number !== undefined ? phoneOf(values) : null;
  return {
    ...(nickname !== undefined && { nickname: nickname.trim() }),
    ...(country !== undefined && { country }),
    ...(phone && { phone }),
    ...(timeZone !== undefined && { timeZone }),
  };
}

/** In the order of their names. */
function useCountries(language: string) {
  return useMemo(() => {
    const options = countryCodes.map((code) => ({ value: code.toLowerCase(), label: regionName(code, language) }));
    return options.sort((one, other) => one.label.localeCompare(other.label, language));
  }, [language]);
}
