import { billingRoutes } from './routes.ts';
import { type BillingNeeds, createBillingService } from './service.ts';

export type { OfferSettings } from './service.ts';

/** Plans and their prices. */
export function createBillingModule(needs: BillingNeeds) {
  return { routes: billingRoutes(createBillingService(needs)), jobs: [], seed: async () => undefined };
}
