import { usePlatform } from '@tracking-console/app-kit';
import { OFFLINE_DAYS, type OrderType } from '@tracking-console/contract/orders/orderConstants';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { paths, toastShown } from '@tracking-console/platform';
import { Button, LinkButton, Page } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Checkout } from '../../model/orderQueries.ts';
import { useOpenOrder } from '../../model/useOpenOrder.ts';
import { useText } from '../../useText.ts';
import { BuyDialog } from './BuyDialog.tsx';
import { OrderDrawer } from './OrderDrawer.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderQuestion, type Question } from './OrderQuestion.tsx';
import { QrDialog } from './QrDialog.tsx';
import { QuotaCard } from './QuotaCard.tsx';
import { useOrderActions } from './useOrderActions.ts';

/** The customer's orders, and the ways to buy more. */
export function Orders({ app }: { app: Identity }) {
  const t = useText();
  const dispatch = useDispatch();
  const { navigation } = usePlatform();
  const [buying, setBuying] = useState<OrderType>();
  const [question, setQuestion] = useState<Question>();
  const [code, setCode] = useState<Checkout & { qrCode: string }>();
  const open = useOpenOrder();
  const goOn = (checkout: Checkout) => {
    setBuying(undefined);
    const { orderNo, payUrl, qrCode } = checkout;
    if (payUrl) navigation.leave(payUrl);
    else if (qrCode) setCode({ orderNo, qrCode });
    else {
      const text = t('orders.buy.transfer', { order: orderNo, days: OFFLINE_DAYS });
      dispatch(toastShown({ type: 'success', text: { plain: text } }));
      open.open(orderNo);
    }
  };
  const closeCode = useCallback(() => setCode(undefined), []);
  const actions = useOrderActions({
    onOpen: ({ orderNo }) => open.open(orderNo),
    onAsk: setQuestion,
    onCheckout: goOn,
  });
  return (
    <Page
      title={t('menu.ordersRecord')}
      description={t('ordersRecord.text')}
      actions={
        <>
          <LinkButton href={`${paths[app === 'API' ? 'api' : 'buyer'].ordersOfflineTrading()}?submit=pending`}>
            {t('orders.payOffline')}
          </LinkButton>
          <Button onClick={() => setBuying('Plan')}>{t('orders.buyPlan')}</Button>
          <Button kind="primary" icon={<icons.Plus size={16} />} onClick={() => setBuying('TopUp')}>
            {t('orders.topUp')}
          </Button>
        </>
      }
    >
      <QuotaCard app={app} />
      <OrderList app={app} actions={actions} onBuy={() => setBuying('TopUp')} />
      {open.key && <OrderDrawer orderNo={open.key} actions={actions} onClose={open.close} />}
      {buying && <BuyDialog app={app} type={buying} onOrdered={goOn} onClose={() => setBuying(undefined)} />}
      {question && <OrderQuestion question={question} onClose={() => setQuestion(undefined)} />}
      {code && <QrDialog checkout={code} onClose={closeCode} />}
    </Page>
  );
}
