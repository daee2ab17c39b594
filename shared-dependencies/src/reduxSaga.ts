export { buffers, default, eventChannel } from 'redux-saga';
