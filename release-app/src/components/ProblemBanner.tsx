import { Banner } from '@tracking-console/ui';
import type { Problem } from '../model/releaseBaseQuery.ts';
import { useText } from '../useText.ts';
import { FindingList } from './FindingList.tsx';
import { ServerWords } from './ServerWords.tsx';

/** Problems that the page explains by itself; for the others the server's text has the details. */
const OWN_WORDS: readonly Problem['type'][] = [
  'noAnswer',
  'notAllowed',
  'secondStepNeeded',
  'preconditionFailed',
  'checksFailed',
  'needsSecondPerson',
];

/** A refusal, shown once, near the control that was used. */
export function ProblemBanner({ problem }: { problem: Problem | undefined }) {
  const t = useText();
  if (!problem) return null;
  const { type, detail, findings = [] } = problem;
  return (
    <Banner
      kind={type === 'preconditionFailed' ? 'warning' : 'error'}
      text={
        <>
          {t(`problem.${type}`)} {!OWN_WORDS.includes(type) && <ServerWords>{detail}</ServerWords>}
          {findings.length > 0 && <FindingList findings={findings} />}
        </>
      }
    />
  );
}
