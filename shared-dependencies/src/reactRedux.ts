export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
