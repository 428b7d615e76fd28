// as backend/modules/users/planted-payment.ts
import Stripe from 'stripe';
export const gateway = Stripe;
// as node_modules/stripe/index.js
module.exports = {};
