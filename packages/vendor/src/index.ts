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
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { Location, NavigateFunction, To } from 'react-router-dom';
export { Provider, useDispatch, useSelector } from 'react-redux';
export { configureStore, createSlice } from '@reduxjs/toolkit';
export type { PayloadAction } from '@reduxjs/toolkit';
export { createApi, fetchBaseQuery, skipToken } from '@reduxjs/toolkit/query/react';
export type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
