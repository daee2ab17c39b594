import { useListFailed } from '@tracking-console/app-kit/later';
import type { RuleRow } from '@tracking-console/contract/notifications/rules';
import { Card } from '@tracking-console/ui';
import { DataTable } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import { AddRule } from './AddRule.tsx';
import { DeleteRuleDialog } from './DeleteRuleDialog.tsx';
import { RuleDialog } from './RuleDialog.tsx';
import { RuleDryRun } from './RuleDryRun.tsx';
import { RuleMenu } from './RuleMenu.tsx';
import { type RuleValues, ruleOf, valuesOf } from './ruleForm.ts';
import { useListRulesQuery } from './ruleQueries.ts';
import { useRuleActions } from './useRuleActions.ts';
import { RuleSummary, useRuleColumns } from './useRuleColumns.tsx';

/** What is open: a form is for a new rule where it has none. */
type Open = { part: 'form'; rule?: RuleRow; values: RuleValues } | { part: 'dryRun' | 'delete'; rule: RuleRow };

/** The rules that notify the customer's own people. */
export function Rules() {
  const t = useText();
  const listFailed = useListFailed();
  const { data, isLoading, isError, refetch } = useListRulesQuery();
  const actions = useRuleActions();
  const [open, setOpen] = useState<Open>();
  const rules = data?.Rules ?? [];
  const isFull = data !== undefined && rules.length >= data.Limit;
  const close = () => setOpen(undefined);
  const edit = (rule: RuleRow) => setOpen({ part: 'form', rule, values: valuesOf(rule) });
  const columns = useRuleColumns((rule) => (
    <RuleMenu
      rule={rule}
      onEdit={() => edit(rule)}
      onOpen={(part) => setOpen({ part, rule })}
      onTest={() => actions.test(rule)}
      onSwitch={() => actions.toggle(rule)}
    />
  ));
  const add = <AddRule disabled={isFull || !data} onAdd={(values) => setOpen({ part: 'form', values })} />;
  return (
    <>
      <Card
        title={t('rules.title')}
        actions={rules.length > 0 && add}
        busy={isLoading}
        flush
        footer={
          rules.length > 0 &&
          t(isFull ? 'rules.full' : 'webhooks.used', { used: rules.length, limit: data?.Limit ?? 0 })
        }
      >
        <DataTable
          label={t('rules.title')}
          columns={columns}
          rows={rules}
          rowKey={({ RuleId }) => RuleId}
          rowLabel={({ Name }) => Name}
          summary={(rule) => <RuleSummary rule={rule} />}
          onRowOpen={edit}
          loading={isLoading}
          empty={
            isError
              ? listFailed(t('rules.failed'), refetch)
              : {
                  kind: 'nothing',
                  title: t('lists.notificationOwn.empty'),
                  text: t('lists.notificationOwn.hint'),
                  actions: add,
                }
          }
        />
      </Card>
      {open && <OpenDialog open={open} onClose={close} />}
    </>
  );
}

function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  switch (open.part) {
    case 'form':
      return <RuleDialog rule={open.rule} values={open.values} onClose={onClose} />;
    case 'dryRun':
      return <RuleDryRun rule={ruleOf(valuesOf(open.rule))} onClose={onClose} />;
    case 'delete':
      return <DeleteRuleDialog rule={open.rule} onClose={onClose} />;
  }
}
