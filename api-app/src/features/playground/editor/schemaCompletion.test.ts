import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { apiDocument } from '../../../testing/playgroundAnswers.ts';
import { endpointsOf } from '../apiDocument.ts';
import { schemaCompletion } from './schemaCompletion.ts';

const [register, list] = endpointsOf(apiDocument);

/** The completions offered at `|`, and the text they would replace. */
function offered(text: string, schema = register?.schema ?? {}) {
  const position = text.indexOf('|');
  const doc = text.replace('|', '');
  const found = schemaCompletion(schema)(new CompletionContext(EditorState.create({ doc }), position, true));
  const labels = found?.options.map(({ label }) => label) ?? [];
  return { labels, replaced: found && doc.slice(found.from, found.to) };
}

it.each([
  ['[{|}]', ['"number"', '"carrier"', '"tag"', '"auto_detection"'], ''],
  ['[{"ta|"}]', ['"number"', '"carrier"', '"tag"', '"auto_detection"'], '"ta"'],
  ['[{"number": "A", "ca|', ['"carrier"', '"tag"', '"auto_detection"'], '"ca'],
  ['[{"number": "A"}, {|', ['"number"', '"carrier"', '"tag"', '"auto_detection"'], ''],
  ['[{"auto_detection": |}]', ['true', 'false'], ''],
  ['[{"auto_detection": tr|}]', ['true', 'false'], 'tr'],
])('PG-13d completes %s by the document', (text, labels, replaced) => {
  expect(offered(text)).toEqual({ labels, replaced });
});

it('PG-13d completes the values a field may have', () => {
  const labels = ['"RegisterTimeAsc"', '"RegisterTimeDesc"'];
  expect(offered('{"order_by": "Reg|"}', list?.schema)).toEqual({ labels, replaced: '"Reg"' });
});

it.each(['[|', '[{"number"|', '[{"number": "A"|}]', '[]|', '[{"number" |}]', '[{"unknown": |}]'])(
  'PG-13d offers nothing where nothing can stand: %s',
  (text) => expect(offered(text).labels).toEqual([]),
);
