/**
 * The third-party names that shell and remotes share at run time, and nothing else: no line of our own logic.
 * A name added is a minor version of this package, a name removed a major one; the export list is held by a test.
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Provider } from 'react-redux';
export { configureStore } from '@reduxjs/toolkit';
export { createApi, fetchBaseQuery, skipToken } from '@reduxjs/toolkit/query/react';
export type { BaseQueryFn, FetchArgs, TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';
