import { pressedKey } from './pressedKey.ts';

const press = (key: string, code: string, shiftKey = false) => pressedKey({ key, code, shiftKey });

describe('the key a shortcut is named by', () => {
  it.each([
    ['Russian', 'т', 'KeyN', 'n'],
    ['Greek', 'ξ', 'KeyJ', 'j'],
    ['Hebrew', 'ל', 'KeyK', 'k'],
    ['Arabic, which types two letters with one key', 'لا', 'KeyB', 'b'],
    ['Thai, where the key types a mark', 'ื', 'KeyN', 'n'],
    ['Korean', 'ㅛ', 'KeyY', 'y'],
  ])('is the Latin letter on the same key: %s', (_layout, key, code, expected) => {
    expect(press(key, code)).toBe(expected);
  });

  it.each([
    ['AZERTY', 'a', 'KeyQ', 'a'],
    ['Dvorak, where a full stop stands on the key of e', '.', 'KeyE', '.'],
    ['Turkish', 'ı', 'KeyI', 'ı'],
    ['a slash', '/', 'Slash', '/'],
    ['a name', 'Escape', 'Escape', 'Escape'],
    ['a Russian letter on a key of no letter', 'ж', 'Semicolon', 'ж'],
  ])('is what was typed: %s', (_layout, key, code, expected) => {
    expect(press(key, code)).toBe(expected);
  });

  it('is the same with Caps Lock, and another one with Shift', () => {
    expect(press('N', 'KeyN')).toBe('n');
    expect(press('Т', 'KeyN')).toBe('n');
    expect(press('N', 'KeyN', true)).toBe('N');
    expect(press('Т', 'KeyN', true)).toBe('N');
  });
});
