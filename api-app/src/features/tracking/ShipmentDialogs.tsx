import { ActionDialog } from './ActionDialog.tsx';
import { ASKED_ACTIONS, type AskedAction, type DialogProps, type Question } from './actions.ts';
import { CarrierDialog } from './CarrierDialog.tsx';
import { InfoDialog } from './InfoDialog.tsx';
import { RealTimeDialog } from './RealTimeDialog.tsx';
import { ResponseDialog } from './ResponseDialog.tsx';

const isAsked = (action: Question['action']): action is AskedAction => ASKED_ACTIONS.some((one) => one === action);

/** The dialog of the action that was chosen. */
export function ShipmentDialogs({ question, ...props }: DialogProps & { question: Question | undefined }) {
  if (!question) return null;
  const [row] = question.rows;
  const { action } = question;
  if (isAsked(action)) return <ActionDialog question={{ ...question, action }} {...props} />;
  switch (action) {
    case 'carrier':
      return <CarrierDialog question={question} {...props} />;
    case 'info':
      return <InfoDialog question={question} {...props} />;
    case 'realTime':
      return row && <RealTimeDialog row={row} onClose={props.onClose} />;
    case 'response':
      return row && <ResponseDialog row={row} onClose={props.onClose} />;
  }
}
