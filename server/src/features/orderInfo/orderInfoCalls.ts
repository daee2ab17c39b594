import type { ORDER_INFO_METHODS, OrderInfo, SaveOrderInfo } from '@tracking-console/contract/shipments/orderInfo';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import type { BuyerCalls } from '../../http/calls/buyerCall.ts';
import { changedMeanwhile } from '../../http/calls/changedMeanwhile.ts';
import { success } from '../../http/calls/legacyCall.ts';
import { refuse } from '../../http/calls/refusal.ts';
import type { OrderInfoChange, OrderInfoRecord, OrderInfoService } from './orderInfoService.ts';

/** The buyer's calls about the order behind a shipment, by the method's name on the wire. */
export const ORDER_INFO_CALLS: BuyerCalls<typeof ORDER_INFO_METHODS, { orderInfo: OrderInfoService }> = {
  async GetOrderInfoById({ tid }, { owner, orderInfo }) {
    const record = await orderInfo.read(owner, Number(tid));
    return record ? success(toOrderInfo(record)) : notFound;
  },

  async SaveOrderInfo(param, { owner, orderInfo }) {
    const saved = await orderInfo.save(owner, Number(param.tid), toChange(param), toChange(param.base ?? {}));
    if (!saved) return notFound;
    const now = toOrderInfo(saved.record);
    return saved.kind === 'saved' ? success(now) : changedMeanwhile(now);
  },
};

const notFound = refuse(SHIPMENT_CODES.notFound, 'There is no such shipment.');

function toChange({ opn, ptoid, pt, otime }: Partial<SaveOrderInfo>): OrderInfoChange {
  return {
    ...(opn !== undefined && { orderNo: opn.trim() }),
    ...(ptoid !== undefined && { orderPlatform: ptoid.trim() }),
    ...(pt !== undefined && { orderShop: pt.trim() }),
    ...(otime !== undefined && { orderTime: otime }),
  };
}

function toOrderInfo({ id, orderNo, orderPlatform, orderShop, orderTime }: OrderInfoRecord): OrderInfo {
  return { tid: String(id), opn: orderNo, ptoid: orderPlatform, pt: orderShop, otime: orderTime };
}
