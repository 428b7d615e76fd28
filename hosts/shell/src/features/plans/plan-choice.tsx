import type { Offer, Plan } from '@lauda/contracts/types';
import { Button } from '@lauda/ui/plain';
import { useState } from 'react';
import { money } from './money.ts';
import { texts } from './texts.ts';

type PlanChoiceProps = { offer: Offer; busy: boolean; already: boolean; onSubscribe: (plan: Plan['id']) => void };

/** The plans there are, the first one chosen, and the button that buys it. */
export function PlanChoice({ offer: { plans }, busy, already, onSubscribe }: PlanChoiceProps) {
  const [chosen, setChosen] = useState(plans[0]?.id);
  // It keeps the focus while busy, as a disabled one could not.
  const press = () => chosen && !busy && onSubscribe(chosen);
  return (
    <div className="plans-choice">
      <fieldset>
        <legend className="ui-hidden">{texts.choose}</legend>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} chosen={plan.id === chosen} onChoose={() => setChosen(plan.id)} />
        ))}
      </fieldset>
      {already ? (
        <p className="plans-already">{texts.already}</p>
      ) : (
        <Button aria-disabled={busy} onClick={press}>
          {busy ? texts.busy : texts.subscribe}
        </Button>
      )}
      <p className="plans-small">{texts.leave}</p>
    </div>
  );
}

function PlanCard({ plan, chosen, onChoose }: { plan: Plan; chosen: boolean; onChoose: () => void }) {
  const { name, months, price, regularPrice, currency } = plan;
  return (
    <label className="plans-card">
      <input type="radio" name="plan" value={plan.id} checked={chosen} onChange={onChoose} />
      <span className="plans-card-words">
        <b>{name}</b>
        <span>{texts.access(months)}</span>
      </span>
      <span className="plans-price">
        <b>{money(price, currency)}</b> <span>{texts.perMonth}</span>
      </span>
      {price < regularPrice && <span className="plans-small">{texts.regular(money(regularPrice, currency))}</span>}
    </label>
  );
}
