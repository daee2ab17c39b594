import { takeEvery, takeLeading } from 'redux-saga/effects';
import { guarded } from '../store/guarded.ts';
import { companyInfoSubmitted, consoleChosen, consoleShown } from './events.ts';
import { submitCompanyInfo } from './submitCompanyInfo.ts';
import { recordSwitch, switchConsole } from './switchConsole.ts';

export function* identitiesSaga() {
  yield takeLeading(consoleChosen, guarded(switchConsole));
  yield takeLeading(companyInfoSubmitted, guarded(submitCompanyInfo));
  yield takeEvery(consoleShown, guarded(recordSwitch));
}
