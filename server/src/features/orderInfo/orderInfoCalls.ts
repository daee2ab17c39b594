import type { ORDER_INFO_METHODS, OrderInfo, SaveOrderInfo } from '@tracking-console/contract/orderInfo';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import { type OrderAnswer, type OrderCalls, success } from '../orderApi/orderCall.ts';
import type { OrderInfoChange, OrderInfoRecord } from './orderInfoService.ts';

/** The buyer's calls about the order behind a shipment, by the method's name on the wire. */
export const ORDER_INFO_CALLS: OrderCalls<keyof typeof ORDER_INFO_METHODS> = {
  async GetOrderInfoById({ tid }, { owner, orderInfo }) {
    return answer(await orderInfo.read(owner, Number(tid)));
  },

  async SaveOrderInfo(param, { owner, orderInfo }) {
    return answer(await orderInfo.save(owner, Number(param.tid), toChange(param)));
  },
};

const notFound = { Code: SHIPMENT_CODES.notFound, Message: 'There is no such shipment.' };

function toChange({ opn, ptoid, pt, otime }: SaveOrderInfo): OrderInfoChange {
  return {
    ...(opn !== undefined && { orderNo: opn.trim() }),
    ...(ptoid !== undefined && { orderPlatform: ptoid.trim() }),
    ...(pt !== undefined && { orderShop: pt.trim() }),
    ...(otime !== undefined && { orderTime: otime }),
  };
}

function answer(record: OrderInfoRecord | null): OrderAnswer<OrderInfo> {
  if (!record) return notFound;
  const { id, orderNo, orderPlatform, orderShop, orderTime } = record;
  return success({ tid: String(id), opn: orderNo, ptoid: orderPlatform, pt: orderShop, otime: orderTime });
}
