import { loader, Skeleton, TextArea, useLoaded } from '@tracking-console/ui';
import { useId, useState } from 'react';
import { useText } from '../../useText.ts';
import type { JsonSchema } from './apiDocument.ts';
import styles from './playground.module.css';
import { useProblems } from './useProblems.ts';

interface BodyFieldProps {
  text: string;
  schema: JsonSchema;
  onChange: (text: string) => void;
  onSubmit: () => void;
}

const editorParts = loader(() => import(/* webpackChunkName: "jsonEditor" */ './editor/editorParts.ts'));

/** A body as it is sent. A plain field replaces the editor if that cannot be loaded. */
export function BodyField({ text, schema, onChange, onSubmit }: BodyFieldProps) {
  const t = useText();
  const id = useId();
  const [failed, setFailed] = useState(false);
  const parts = useLoaded(editorParts, !failed, () => setFailed(true));
  const problems = useProblems(parts?.createProblemFinder, text, schema);
  const label = t('deliveries.detail.body');
  return (
    <div className={styles.body}>
      {parts && (
        <parts.JsonEditor
          text={text}
          schema={schema}
          label={label}
          describedBy={`${id}-problems`}
          problems={problems}
          onChange={onChange}
          onSubmit={onSubmit}
        />
      )}
      {!parts && !failed && <Skeleton rows={6} />}
      {failed && (
        <TextArea
          value={text}
          rows={12}
          spellCheck={false}
          className={styles.code}
          aria-label={label}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <ul
        id={`${id}-problems`}
        aria-label={t('playground.problems')}
        className={styles.problems}
        hidden={problems.length === 0}
      >
        {problems.map(({ from, kind, name, line, message }) => (
          <li key={`${from} ${kind} ${name}`}>{t('playground.problem.line', { line, text: message })}</li>
        ))}
      </ul>
    </div>
  );
}
