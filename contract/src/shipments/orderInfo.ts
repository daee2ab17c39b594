import { type Static, Type } from 'typebox';
import type { CallDeclarations } from '../calls/callDeclaration.ts';
import { closed, Id, LocalTime } from '../calls/schema.ts';
import { Line } from '../values/text.ts';
import { ORDER_INFO_LIMITS } from './orderInfoConstants.ts';

/** The buyer's notes about the order a shipment belongs to; the short names are the older wire's. */

export const OrderInfo = Type.Object({
  tid: Id,
  /** Order number. */
  opn: Type.String(),
  /** The platform it was ordered on. */
  ptoid: Type.String(),
  /** The shop there. */
  pt: Type.String(),
  /** When it was ordered, as it was entered. */
  otime: Type.String(),
});
export type OrderInfo = Static<typeof OrderInfo>;

export const GetOrderInfoById = Type.Object({ tid: Id }, closed);

/** A missing field stays as it is. */
export const SaveOrderInfo = Type.Object(
  {
    tid: Id,
    /** The changed fields when the change began: if one has changed since, the call is refused with the new ones. */
    base: Type.Optional(Type.Partial(Type.Omit(OrderInfo, ['tid']), closed)),
    opn: Type.Optional(Line(ORDER_INFO_LIMITS.opn)),
    ptoid: Type.Optional(Line(ORDER_INFO_LIMITS.ptoid)),
    pt: Type.Optional(Line(ORDER_INFO_LIMITS.pt)),
    otime: Type.Optional(LocalTime),
  },
  closed,
);
export type SaveOrderInfo = Static<typeof SaveOrderInfo>;

export const ORDER_INFO_METHODS = {
  GetOrderInfoById: { param: GetOrderInfoById, answer: OrderInfo, recentCheck: 'not needed' },
  SaveOrderInfo: { param: SaveOrderInfo, answer: OrderInfo, recentCheck: 'not needed' },
} as const satisfies CallDeclarations;
