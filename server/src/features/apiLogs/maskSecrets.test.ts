import { maskSecrets } from './maskSecrets.ts';

it.each([
  ['[{"number":"A1","email":"ann@example.com"}]', '[{"number":"A1","email":"•••"}]'],
  ['{"phone_number": "+1 202 555 0142", "tag":"x"}', '{"phone_number": "•••", "tag":"x"}'],
  ['{"phone_number_last_4":1234,"cpf_or_cnpj":"529.982.247-25"}', '{"phone_number_last_4":"•••","cpf_or_cnpj":"•••"}'],
  ['{"email":"","consignee":"Ann \\"A\\" Lee"}', '{"email":"","consignee":"•••"}'],
  ['{"remark":"call tk_live_abcdefghijklmnop or bo@example.com"}', '{"remark":"call ••• or •••"}'],
  ['{"tag":"x","email":"ann@exam', '{"tag":"x","email":"•••"'],
  ['{"tag":"x"}', '{"tag":"x"}'],
])('SC-26 covers what tells of a person or opens an account: %s', (text, masked) => {
  expect(maskSecrets(text)).toBe(masked);
});
