import { Banner } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../queries/releaseBaseQuery.ts';
import { FindingList } from './FindingList.tsx';

/** Those the page says better than the server, which does not know what the person sees. */
const OWN_WORDS: readonly Problem['type'][] = [
  'noAnswer',
  'unavailable',
  'notAllowed',
  'preconditionFailed',
  'checksFailed',
  'needsSecondPerson',
];

/** A refusal, once, where the person looks. */
export function ProblemBanner({ problem }: { problem: Problem | undefined }) {
  const { t } = useTranslation('release-app');
  if (!problem) return null;
  const { type, detail, findings = [] } = problem;
  const isOwn = OWN_WORDS.includes(type) || detail === '';
  return (
    <Banner
      kind={type === 'preconditionFailed' ? 'warning' : 'error'}
      text={
        <>
          {isOwn ? t(`problem.${type}`) : detail}
          {findings.length > 0 && <FindingList findings={findings} />}
        </>
      }
    />
  );
}
