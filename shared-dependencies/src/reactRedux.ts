export { Provider, useDispatch, useSelector } from 'react-redux';
