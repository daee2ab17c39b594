import { EMPTY_DRAFT, keepDraft, recallDraft } from './keptDraft.ts';

const DRAFT = { text: 'RB123456785CN', choices: { RB123456785CN: { remark: 'shoes' } } };

/** The platform's drafts, as much of them as is used. */
function keeper(texts: Record<string, string> = {}) {
  return {
    texts,
    read: (field: string) => texts[field] ?? '',
    write: (field: string, text: string) => {
      texts[field] = text;
    },
  };
}

describe('a kept draft', () => {
  it('F-46 is offered again in its own place', () => {
    const drafts = keeper();
    keepDraft(drafts, 'shipments.add.dialog', DRAFT);
    expect(recallDraft(drafts, 'shipments.add.dialog')).toEqual(DRAFT);
    expect(recallDraft(drafts, 'shipments.add.quick')).toBeNull();
  });

  it('F-46 leaves nothing behind once it is sent', () => {
    const drafts = keeper();
    keepDraft(drafts, 'shipments.add.dialog', DRAFT);
    keepDraft(drafts, 'shipments.add.dialog', EMPTY_DRAFT);
    expect(drafts.texts).toEqual({ 'shipments.add.dialog': '' });
  });

  it.each(['{', 'null', '{"choices":{}}', '{"text":7}'])('F-46 is not made of what else stands there: %s', (text) => {
    expect(recallDraft(keeper({ 'shipments.add.dialog': text }), 'shipments.add.dialog')).toBeNull();
  });
});
