import { authApi } from '../gen/auth.ts';

export const { useSignInMutation } = authApi;
