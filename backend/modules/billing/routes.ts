import { billingOperations } from '@lauda/contracts';
import { operationRouter } from '#platform/http/operation-router.ts';
import type { BillingService } from './service.ts';

export const billingRoutes = (billing: BillingService) => operationRouter(billingOperations, { getPlans: () => billing.offer() });
