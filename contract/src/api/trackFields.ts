import { Type } from 'typebox';
import { Line } from '../values/text.ts';

const describe = (description: string) => ({ description });
const Country = (description: string) =>
  Type.Optional(Type.String({ pattern: '^([A-Za-z]{2})?$', ...describe(description) }));
const Field = (maxLength: number, description: string) => Type.Optional(Line(maxLength, { description }));

/** Details some carriers need, by their names on the wire. */
export const AdditionalFields = {
  destination_postal_code: Field(20, 'Postal code of the recipient.'),
  origin_country: Country('Two-letter country it comes from.'),
  destination_country: Country('Two-letter country it goes to.'),
  destination_city: Field(100, 'City of the recipient.'),
  ship_date: Field(30, 'Day it was sent.'),
  shipper: Field(200, 'Name of the sender.'),
  consignee: Field(200, 'Name of the recipient.'),
  phone_number_last_4: Type.Optional(
    Type.String({
      pattern: '^([0-9]{4})?$',
      ...describe('Last four digits of the phone number of the sender or recipient.'),
    }),
  ),
  phone_number: Field(30, 'Phone number of the sender or recipient.'),
  cpf_or_cnpj: Field(20, 'Tax number of the recipient in Brazil.'),
  special_tracking_info: Type.Optional(
    Type.Object(
      {
        number_type: Field(50, 'Kind of the further number.'),
        parameter: Field(200, 'The further number.'),
      },
      describe('A further number the carrier asks for.'),
    ),
  ),
  /** The one extra field of v2.2. */
  param: Field(200, 'The extra field of v2.2: what the carrier asks for, without its name.'),
};
