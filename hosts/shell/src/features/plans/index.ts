export { PlansLayer, PlansPage } from './plans-layer.tsx';
export { useOpenPlans } from './opening.ts';
