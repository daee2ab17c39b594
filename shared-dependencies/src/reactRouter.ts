// What our applications use of the router, by name: the rest of the package (server rendering, framework mode, data
// strategies) would be downloaded by every customer otherwise.
export {
  createBrowserRouter,
  createPath,
  matchPath,
  Outlet,
  Router,
  RouterProvider,
  redirect,
  resolvePath,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
