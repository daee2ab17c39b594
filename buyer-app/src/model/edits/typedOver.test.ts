import { forgetTyped, keepTyped, recallTyped } from './typedOver.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    read: (field: string) => kept.get(field) ?? '',
    write: (field: string, text: string) => void (text ? kept.set(field, text) : kept.delete(field)),
  };
}

it.each(['', ' ', 'Shoes'])('VA-4 keeps the change of a name to "%s", until it is forgotten', (text) => {
  const drafts = storage();
  expect(recallTyped(drafts, 'remark')).toBeNull();
  keepTyped(drafts, 'remark', { text, base: 'Boots' });
  expect(recallTyped(drafts, 'remark')).toEqual({ text, base: 'Boots' });
  forgetTyped(drafts, 'remark');
  expect(recallTyped(drafts, 'remark')).toBeNull();
});

it.each(['Boots', '{', '[]', '{"text":1,"base":""}'])(
  'takes %s, which another version wrote, for no change',
  (kept) => {
    expect(recallTyped({ read: () => kept }, 'remark')).toBeNull();
  },
);
